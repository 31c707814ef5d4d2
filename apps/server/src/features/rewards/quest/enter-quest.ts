import type { QuestTerms } from '@croupier/contract/rewards/quest/kind';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { EnrolledGoal, Enrolment } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { rewardFor } from '../rewards/feature.ts';
import { insertEntry } from './entries-store.ts';
import { KIND, rewardsOf, stepDefinition, stepGoalId, type QuestParts } from './quest-parts.ts';

/** Whether a quest can be taken, and its rewards be given, in the money of a region. */
export const isThereIn = ({ steps, ...terms }: QuestTerms, region: StandingFacts['region']): boolean =>
  steps.every((step) => stepDefinition(step, region) !== undefined) &&
  rewardsOf({ steps, ...terms }).every((reward) => rewardFor(reward, REGIONS[region].currency) !== undefined);

/**
 * Has a player take part in a run of a quest, once. Whether they may is asked by the caller, before.
 * @returns the goal of its first step, which the caller has them hold; undefined where they take part already
 */
export async function enterQuest(
  tx: Tx,
  { id: programmeId, version, programme, run }: InForce<QuestTerms>,
  { playerId, player, now }: { playerId: bigint; player: Pick<StandingFacts, 'region'>; now: Date },
): Promise<EnrolledGoal | undefined> {
  const { code, terms } = programme;
  const id = derivedUuid(`quest ${playerId} ${programmeId} ${run.number}`);
  const of = { code, programmeId, version };
  const entry = { playerId, id, ...of, run: run.number, joinedAt: now, untilAt: run.until };
  if (!(await insertEntry(tx, entry))) return undefined;
  await appendFacts(tx, [{ playerId, topic: 'quest.changed', payload: { id, code, news: 'JOINED' } }]);
  return {
    ...{ id: stepGoalId(entry, 1), of: KIND, ...of, runId: BigInt(run.number), step: 1 },
    ...{ definition: stepDefinition(terms.steps[0]!, player.region)!, untilAt: run.until },
    since: run.from,
  };
}

/** Has those who play for money take part in the quests that need no press, from the first of these rounds on. */
export const questEnrolment = ({ programmes, brand }: QuestParts): Enrolment => ({
  of: KIND,
  // Regions begin a repetition apart: whether a player lacks it is asked for them alone.
  isMissing: (held, on) =>
    (on as InForce<QuestTerms>[]).some(
      ({ programme: { code, terms, schedule } }) =>
        !terms.needsJoin && (schedule.repeats !== undefined || !held.some((goal) => goal.code === code)),
    ),
  goalsFor: async (tx, { playerId, player, held, now }) => {
    const asked = { region: player.region, brand, now, through: tx };
    const goals: EnrolledGoal[] = [];
    for (const quest of await programmes.inForce<QuestTerms>(KIND, asked)) {
      const { programme, run } = quest;
      const { code, terms } = programme;
      const isHeld = held.some((goal) => goal.code === code && goal.runId === BigInt(run.number));
      if (terms.needsJoin || isHeld || judgeStanding(player, programme)) continue;
      const goal =
        isThereIn(terms, player.region) && (await enterQuest(tx, quest, { playerId, player, now }));
      if (goal) goals.push(goal);
    }
    return goals;
  },
});
