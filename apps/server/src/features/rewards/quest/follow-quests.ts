import { LAST_ROUNDS_MS } from '@croupier/domain/rewards/goals';
import { advanced, type QUEST_NEWS } from '@croupier/domain/rewards/quest';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type StoredFact } from '../../../platform/outbox.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { afterReached, endGoals, holdGoal, readGoals, type GoalRow } from '../goals/feature.ts';
import { findStanding } from '../standing/feature.ts';
import {
  findEntryOf,
  listLate,
  listRunning,
  listWithdrawn,
  setOver,
  setStepDone,
  type EntryRow,
} from './entries-store.ts';
import { KIND, stepDefinition, stepGoalId, versionOf, type QuestParts } from './quest-parts.ts';

const tell = (
  tx: Tx,
  { playerId, id, code }: Pick<EntryRow, 'playerId' | 'id' | 'code'>,
  news: (typeof QUEST_NEWS)[number],
): Promise<void> => appendFacts(tx, [{ playerId, topic: 'quest.changed', payload: { id, code, news } }]);

/** Follows from steps whose goal was reached: each is done, and the next one is current. */
export async function followGoals(
  parts: QuestParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<void> {
  const mine = facts.filter(({ payload }) => payload.of === KIND);
  // In the order of players, as whoever else locks many does.
  for (const { playerId, payload } of mine.toSorted((one, other) =>
    one.playerId < other.playerId ? -1 : 1,
  )) {
    await lockPlayer(tx, playerId);
    const [goal] = await readGoals(tx, playerId, { ids: [payload.id] });
    if (goal) await followStep(parts, tx, goal);
  }
}

async function followStep(parts: QuestParts, tx: Tx, goal: GoalRow): Promise<void> {
  const { step, reachedAt } = goal;
  const entry = await findEntryOf(tx, goal);
  if (!entry || entry.state !== 'RUNNING' || step !== entry.done + 1 || reachedAt === null) return;
  const { terms } = (await versionOf(parts, entry, tx)).programme;
  const now = parts.clock.now();
  const next = advanced(entry.done, { steps: terms.steps.length, hasFinal: terms.final !== undefined });
  if (!(await setStepDone(tx, entry, next, now))) return;
  if (next.state === 'DONE') return tell(tx, entry, 'DONE');
  if (await openStep(parts, tx, { ...entry, done: next.done }, afterReached(reachedAt)))
    return tell(tx, entry, 'STEP');
  await setOver(tx, entry, now);
  await tell(tx, entry, 'OVER');
}

/**
 * Has a player hold the goal of their next step. It counts from after the round that the step before was reached by: however long
 * it takes until this follows, nothing that is played meanwhile is lost.
 * @returns false where no round can count for it any more, or none in the money that they play in now
 */
async function openStep(parts: QuestParts, tx: Tx, entry: EntryRow, since: Date): Promise<boolean> {
  const { playerId, code, programmeId, version, run, done, untilAt } = entry;
  if (untilAt !== null && since >= untilAt) return false;
  const now = parts.clock.now();
  const player = await findStanding(tx, playerId, now);
  const { terms } = (await versionOf(parts, entry, tx)).programme;
  const definition = player && stepDefinition(terms.steps[done]!, player.region);
  if (!definition) return false;
  const step = done + 1;
  await holdGoal(tx, {
    ...{ playerId, id: stepGoalId(entry, step), of: KIND, code, programmeId, version, runId: BigInt(run) },
    ...{ step, definition, countsFrom: since, untilAt, now },
  });
  return true;
}

/** Ends the quests of players who have excluded themselves or leave: nothing shall ask them to come back. */
export async function followLeavers(
  parts: QuestParts,
  tx: Tx,
  facts: readonly StoredFact<'exclusion.begun' | 'account.deletion-asked'>[],
): Promise<void> {
  for (const { playerId } of facts)
    for (const entry of await listRunning(tx, playerId)) await endQuest(parts, tx, entry);
}

/** Ends a quest that runs. Its goal is ended first: from then on nothing counts, and a step that was reached after all is done. */
async function endQuest({ clock }: QuestParts, tx: Tx, entry: EntryRow): Promise<void> {
  const id = stepGoalId(entry, entry.done + 1);
  await endGoals(tx, entry.playerId, [id]);
  const [goal] = await readGoals(tx, entry.playerId, { ids: [id] });
  if (goal && goal.times > 0) return;
  if (await setOver(tx, entry, clock.now())) await tell(tx, entry, 'OVER');
}

const PORTION = 500;

/** Ends the quests whose time is over, and those of programmes that were withdrawn. What was reached stays, and is given. */
export async function endQuests(parts: QuestParts, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const before = new Date(clock.now().getTime() - LAST_ROUNDS_MS);
  for (const list of [() => listLate(db, before, PORTION), () => listWithdrawn(db, PORTION)])
    for (let rows = await list(); rows.length > 0 && !signal?.aborted; rows = await list())
      for (const row of rows) await db.transaction((tx) => endQuest(parts, tx, row));
}
