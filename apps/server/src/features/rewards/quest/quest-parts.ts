import type { QuestStepTerms, QuestTerms } from '@croupier/contract/rewards/quest/kind';
import type { RewardIn } from '@croupier/contract/rewards/programmes';
import { definitionFor, type GoalDefinition } from '@croupier/domain/rewards/goals';
import { REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import type { EntryRow } from './entries-store.ts';

/** The kind of the programmes, what their goals are held for, and the source of what they give. */
export const KIND = 'quest';

export interface QuestParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
}

export type QuestVersion = Version<QuestTerms>;

/** The version that a player takes part under: it stays as it was, whatever is published since. @throws where there is no such version */
export async function versionOf(
  { programmes }: Pick<QuestParts, 'programmes'>,
  { programmeId, version }: Pick<EntryRow, 'programmeId' | 'version'>,
  through?: Queryable,
): Promise<QuestVersion> {
  const under = await programmes.versionOf<QuestTerms>(programmeId, version, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return under;
}

/** The goal of a step for a player of a region, where own real money counts unless it says otherwise. Undefined: it has no amount for them. */
export const stepDefinition = ({ goal }: QuestStepTerms, region: RegionId): GoalDefinition | undefined =>
  definitionFor(
    { money: ['real'], ...goal },
    { currency: REGIONS[region].currency, zone: REGION_TIME_ZONES[region] },
  );

/** The goal of a step. @param number from 1 */
export const stepGoalId = ({ id }: Pick<EntryRow, 'id'>, number: number): string =>
  derivedUuid(`quest ${id} ${number}`);

/** Its rewards in the order that they are owed: one a step, and the final one. */
export const rewardsOf = ({ steps, final }: QuestTerms): RewardIn[] => [
  ...steps.map(({ reward }) => reward),
  ...(final ? [final] : []),
];

/** The name of a run of a player's: its repetition, and which time they take part in it, where that is not the first. */
export const runName = ({ run, turn }: Pick<EntryRow, 'run' | 'turn'>): string =>
  turn === 0 ? `${run}` : `${run}.${turn}`;

/** The name of a reward: its run, and which of the rewards of the quest it is, from 1. */
export const nameOf = (
  { playerId, code, run, turn }: Pick<EntryRow, 'playerId' | 'code' | 'run' | 'turn'>,
  number: number,
) => ({ playerId, source: KIND, code, reference: `${runName({ run, turn })} ${number}` }) as const;
