import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { Found, ReadProgrammes, Version } from '../programmes/feature.ts';
import type { Purses } from '../purses/feature.ts';

export const KIND = 'bonus';

export interface BonusParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly fairness: { readonly seats: Pick<Fairness['seats'], 'prepare'> };
  readonly purses: Pick<Purses, 'cancelIn' | 'openRoundOf'>;
}

export type BonusVersion = Version<BonusTerms>;
export type FoundBonus = Found<BonusTerms>;

/** The version that a bonus was given under. @throws where there is none */
export async function versionOf(
  { programmes }: Pick<BonusParts, 'programmes'>,
  { programmeId, version }: { readonly programmeId: bigint; readonly version: number },
  through?: Queryable,
): Promise<BonusVersion> {
  const found = await programmes.versionOf<BonusTerms>(programmeId, version, through);
  if (!found) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return found;
}
