import type {
  NominationTerms,
  NominationTexts,
  OneNomination,
} from '@croupier/contract/contests/nominations/kind';
import { definitionFor, type GoalDefinition } from '@croupier/domain/rewards/goals';
import type { Brand } from '@croupier/domain/site/brands';
import { REGION_TIME_ZONES, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { ReadProgrammes, Version } from '../../rewards/programmes/feature.ts';
import type { OfferOf } from '../../rewards/rewards/feature.ts';

/** The kind of the programmes, what their goals are held for, and the source of their rewards. */
export const KIND = 'nomination' as const;

export interface NominationsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
}

export type SeasonVersion = Version<NominationTerms>;

/** The version that a season was frozen under. @throws where there is no such version */
export async function versionOf(
  { programmes }: Pick<NominationsParts, 'programmes'>,
  { programmeId, version }: { readonly programmeId: bigint; readonly version: number },
  through?: Queryable,
): Promise<SeasonVersion> {
  const under = await programmes.versionOf<NominationTerms>(programmeId, version, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return under;
}

export const wordsOf = ({ programme }: SeasonVersion, language: Language): NominationTexts =>
  programme.texts[language] as NominationTexts;

/** The goal of a nomination for a player of a region: one without a target. Undefined: it has no least stake for them. */
export const definitionIn = (
  { measure, games, money, minimumStake }: OneNomination,
  region: RegionId,
): GoalDefinition | undefined =>
  definitionFor(
    { counts: measure, games, money: money ?? ['real'], target: 0, ...(minimumStake && { minimumStake }) },
    { currency: REGIONS[region].currency, zone: REGION_TIME_ZONES[region] },
  );
