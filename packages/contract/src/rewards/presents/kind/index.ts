import { PRESENT_TRIGGERS } from '@croupier/domain/rewards/presents';
import { costOfLoot } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { LootTableSchema, programmeKind } from '../../programmes/index.ts';

export const PresentTermsSchema = Closed({
  trigger: Closed({ by: Type.Enum([...PRESENT_TRIGGERS]) }),
  /** Its contents: a single row is given as it is, of several one is drawn as it is opened. */
  loot: LootTableSchema,
  /** How many days it waits to be opened. */
  openDays: Type.Integer({ minimum: 1, maximum: 366 }),
});
export type PresentTerms = Static<typeof PresentTermsSchema>;

/** A wrapped present that comes by itself, and that its player opens. */
export const PRESENT = programmeKind({
  kind: 'present',
  terms: PresentTermsSchema,
  faultsOf: ({ terms, audience }) =>
    terms.trigger.by === 'segment' && !audience.in?.length ? ['audience/in: missing'] : [],
  costOf: ({ terms }) => costOfLoot(terms.loot),
});
