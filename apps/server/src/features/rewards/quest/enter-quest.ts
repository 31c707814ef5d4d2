import type { QuestTerms } from '@croupier/contract/rewards/quest/kind';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { EnrolledGoal, Enrolment, HeldName } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { rewardFor } from '../rewards/feature.ts';
import { findLastEntry, insertEntry, type EntryRow } from './entries-store.ts';
import { KIND, rewardsOf, runName, stepDefinition, stepGoalId, type QuestParts } from './quest-parts.ts';

/** Whether a quest can be taken, and its rewards be given, in the money of a region. */
export const isThereIn = ({ steps, ...terms }: QuestTerms, region: StandingFacts['region']): boolean =>
  steps.every((step) => stepDefinition(step, region) !== undefined) &&
  rewardsOf({ steps, ...terms }).every((reward) => rewardFor(reward, REGIONS[region].currency) !== undefined);

/** Whether a player may take part after the last time: a withdrawal cut it short, and a version was published since. */
export const isAnew = (
  { state, isWithdrawn, version }: Pick<EntryRow, 'state' | 'isWithdrawn' | 'version'>,
  quest: Pick<InForce, 'version'>,
): boolean => state === 'OVER' && isWithdrawn && version < quest.version;

/**
 * Has a player take part in a run of a quest, once, and once more where that was cut short. Whether they may is asked by the caller, before.
 * @returns the goal of its first step, which the caller has them hold; undefined where they take part already
 */
export async function enterQuest(
  tx: Tx,
  { id: programmeId, version, programme, run }: InForce<QuestTerms>,
  { playerId, player, now }: { playerId: bigint; player: Pick<StandingFacts, 'region'>; now: Date },
): Promise<EnrolledGoal | undefined> {
  const { code, terms } = programme;
  const last = await findLastEntry(tx, { playerId, programmeId, run: run.number });
  if (last && !isAnew(last, { version })) return undefined;
  const turn = last ? last.turn + 1 : 0;
  const id = derivedUuid(`quest ${playerId} ${programmeId} ${runName({ run: run.number, turn })}`);
  const of = { code, programmeId, version };
  const entry = { playerId, id, ...of, run: run.number, turn, joinedAt: now, untilAt: run.until };
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
        !terms.needsJoin && (schedule.repeats !== undefined || !isHeld(held, { code })),
    ),
  goalsFor: async (tx, { playerId, player, held, now }) => {
    const asked = { region: player.region, brand, now, through: tx };
    const goals: EnrolledGoal[] = [];
    for (const quest of await programmes.inForce<QuestTerms>(KIND, asked)) {
      const { programme, run } = quest;
      const { code, terms } = programme;
      if (terms.needsJoin || isHeld(held, { code, run }) || judgeStanding(player, programme)) continue;
      const goal =
        isThereIn(terms, player.region) && (await enterQuest(tx, quest, { playerId, player, now }));
      if (goal) goals.push(goal);
    }
    return goals;
  },
});

/** Whether a player certainly takes part in a quest or has done it: one that was ended may have been cut short. */
function isHeld(held: readonly HeldName[], { code, run }: { code: string; run?: InForce['run'] }): boolean {
  const goals = held.filter((goal) => goal.code === code && (!run || goal.runId === BigInt(run.number)));
  return goals.length > 0 && goals.every(({ state }) => state !== 'over');
}
