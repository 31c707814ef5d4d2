import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { WheelTerms } from '@croupier/contract/rewards/wheel/kind';
import type { AttemptOf } from '@croupier/domain/rewards/wheel';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import type { AttemptRow } from './attempts-store.ts';

/** The domain that draws of a wheel or a mini-game stand in. */
export const domainOf = (code: string): string => `loot-${code}`;

export interface WheelParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw'>;
}

/** Terms that wheels and mini-games share. */
export interface AttemptTerms {
  readonly loot: LootTable;
  readonly attempts: WheelTerms['attempts'];
}
export type AttemptVersion<Terms extends AttemptTerms = AttemptTerms> = Version<Terms>;

/** An attempt keeps the table that it was given under, whatever is published since. @throws where there is no such version */
export async function versionOf<Terms extends AttemptTerms>(
  { programmes }: Pick<WheelParts, 'programmes'>,
  { programmeId, version }: Pick<AttemptRow, 'programmeId' | 'version'>,
  through?: Queryable,
): Promise<AttemptVersion<Terms>> {
  const under = await programmes.versionOf<Terms>(programmeId, version, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return under;
}

/** A wheel or a mini-game. */
export interface Named {
  readonly kind: AttemptOf;
  readonly code: string;
}
