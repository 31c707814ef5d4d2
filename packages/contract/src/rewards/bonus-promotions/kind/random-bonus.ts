import { mostShownSeconds } from '@croupier/domain/rewards/bonus-promotions';
import type { Programme } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { faultLine } from '../../../kit/fault-lines.ts';
import { CodeSchema, LootTableSchema } from '../../programmes/index.ts';
import { LogoPositionSchema } from '../logo-position.ts';

export const RandomBonusTermsSchema = Closed({
  as: Type.Literal('randomBonuses'),
  icon: CodeSchema,
  loot: LootTableSchema,
  /** At how many moments of one day of their region it is shown to a player. */
  perDay: Type.Integer({ minimum: 1, maximum: 24 }),
  /** For how long each time. */
  shownSeconds: Type.Integer({ minimum: 120, maximum: 3_600 }),
  logoPosition: LogoPositionSchema,
});
export type RandomBonusTerms = Static<typeof RandomBonusTermsSchema>;

/** Moments of one day must have room beside each other in its hours. */
export function randomBonusFaults({ terms, schedule }: Pick<Programme, 'terms' | 'schedule'>): string[] {
  const { as, perDay, shownSeconds } = terms as Partial<RandomBonusTerms>;
  if (as !== 'randomBonuses') return [];
  const most = mostShownSeconds(schedule, perDay!);
  return shownSeconds! > most ? [faultLine('terms/shownSeconds', 'many', most)] : [];
}
