import type { AchievementTerms } from '@croupier/contract/rewards/achievements/kind';
import { tieredFor, type GoalDefinition } from '@croupier/domain/rewards/goals';
import { REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { HeldName } from '../goals/feature.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';

/** The kind of the programmes, what their goals are held for, and the source of their rewards. */
export const KIND = 'achievement';

export interface AchievementsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
}

export type AchievementVersion = Version<AchievementTerms>;

/** The version that something was begun or reached under: it stays as it was, whatever is published since. @throws where there is no such version */
export async function versionOf(
  { programmes }: Pick<AchievementsParts, 'programmes'>,
  { programmeId, version }: { readonly programmeId: bigint | null; readonly version: number | null },
  through?: Queryable,
): Promise<AchievementVersion> {
  const under = await programmes.versionOf<AchievementTerms>(programmeId!, version!, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return under;
}

/**
 * Whether a goal is the one that its player plays for while a version is in force, or has reached it all. One of a version that
 * was ended or taken back counts nothing any more, and the next one begins beside it.
 */
export const isCurrent = (
  { code, version, state, untilAt, stoppedAt }: Omit<HeldName, 'playerId' | 'runId'>,
  on: Pick<Version, 'version' | 'programme'>,
  now: Date,
): boolean => {
  if (code !== on.programme.code || state === 'over') return false;
  const isStopped = stoppedAt !== null || (untilAt !== null && untilAt <= now);
  return state === 'reached' || version === on.version || !isStopped;
};

/** The goal of an achievement for players of a region. @returns undefined where it has no amount in their currency */
export const definitionIn = (
  { goal, tiers }: AchievementTerms,
  region: RegionId,
): GoalDefinition | undefined =>
  tieredFor(
    goal,
    tiers.map(({ target }) => target),
    { currency: REGIONS[region].currency, zone: REGION_TIME_ZONES[region] },
  );
