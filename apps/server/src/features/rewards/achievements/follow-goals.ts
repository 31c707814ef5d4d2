import { LAST_ROUNDS_MS } from '@croupier/domain/rewards/goals';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';
import { endGoals, hasReadUntil, readGoals } from '../goals/feature.ts';
import { insertTier } from './achievements-store.ts';
import { KIND, versionOf, type AchievementsParts } from './achievements-parts.ts';
import { isAnyWithdrawn, listLeftGoals } from './shares-store.ts';

/** Keeps the medals of targets that were reached. They stay, whatever becomes of rounds and programmes. */
export async function followGoals(
  parts: AchievementsParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<LivePublication[]> {
  const news: LivePublication[] = [];
  for (const fact of facts) {
    if (fact.payload.of !== KIND) continue;
    const told = await keepMedals(parts, tx, fact);
    if (told) news.push(told);
  }
  return news;
}

async function keepMedals(
  parts: AchievementsParts,
  tx: Tx,
  { playerId, createdAt, requestId, payload: { id, code, times } }: StoredFact<'goal.reached'>,
): Promise<LivePublication | undefined> {
  const [goal] = await readGoals(tx, playerId, { ids: [id] });
  // It is gone where the account was erased.
  if (!goal) return undefined;
  const { id: programmeId, version, programme } = await versionOf(parts, goal, tx);
  const reached = programme.terms.tiers.slice(0, times);
  let isNew = false;
  for (const [index, { tier, reward }] of reached.entries()) {
    const medal = { playerId, code, tier, place: index + 1, programmeId, version, reachedAt: createdAt };
    if (!(await insertTier(tx, medal, reward ? createdAt : null))) continue;
    isNew = true;
    await appendFacts(tx, [{ playerId, topic: 'achievement.reached', payload: { code, tier } }]);
  }
  if (!isNew) return undefined;
  const [current, target] = [String(goal.current), String(goal.target)];
  const data = { of: KIND, code, current, target, reached: true } as const;
  return { playerId, requestId, message: { name: 'goal', data } };
}

const PORTION = 500;
/** A round is told of sooner, and clocks of processes differ by less. */
const TOLD_MS = 10_000;

/**
 * Ends what players have not reached of versions that were withdrawn, or whose time is over. Nothing counts for it since that moment,
 * whenever this comes to it; it only spares reading them.
 */
export async function endLeft(
  { db, clock }: Pick<AchievementsParts, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now().getTime();
  const told = new Date(now - TOLD_MS);
  // What settled before a withdrawal counts, whenever it is read.
  if (!(await hasReadUntil(db, told))) return;
  // A round that began in time may end after it.
  const before = new Date(now - LAST_ROUNDS_MS);
  const list = () => listLeftGoals(db, { before, told, now: clock.now() }, PORTION);
  for (let goals = await list(); goals.length > 0 && !signal?.aborted; goals = await list())
    for (const { playerId, id } of goals) await db.transaction((tx) => endGoals(tx, playerId, [id]));
}

/** So long after a withdrawal it is looked for what is left of it, so that a turn that failed is made up for. */
const JUST_WITHDRAWN_MS = 120_000;

/** The same soon after a withdrawal: all goals are too many to look through that often. */
export async function endWithdrawn(
  parts: Pick<AchievementsParts, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - JUST_WITHDRAWN_MS);
  if (await isAnyWithdrawn(parts.db, since)) await endLeft(parts, signal);
}
