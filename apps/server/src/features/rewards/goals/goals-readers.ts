import type { Tx } from '../../../platform/database.ts';
import { reader, type LivePublication, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import { changesOf, GOAL_TOPICS } from './changes-of-facts.ts';
import { findPosition, GOALS_READER } from './countables-store.ts';
import { countGoals, type Counting } from './count-goals.ts';
import { listOpenGoals, type GoalRow } from './goals-store.ts';
import { readKnownGames } from './known-games.ts';

/** A player's rounds of a second are one row a goal. */
const EVERY_MS = 1_000;

export type GoalsParts = Pick<Counting, 'faulty'>;

/** Counts every goal that anybody holds: the one reader of rounds and payments for all progress. */
export function goalsReaders(parts: GoalsParts): Reader[] {
  return [
    reader({
      name: GOALS_READER,
      topics: GOAL_TOPICS,
      everyMs: EVERY_MS,
      together: true,
      handle: (tx, facts) => countFacts(parts, tx, facts),
    }),
  ];
}

async function countFacts(
  parts: GoalsParts,
  tx: Tx,
  facts: readonly StoredFact<(typeof GOAL_TOPICS)[number]>[],
): Promise<LivePublication[]> {
  const players = [...new Set(facts.map(({ playerId }) => playerId))];
  const goals = await listOpenGoals(tx, players);
  if (goals.length === 0) return [];
  const [read, last] = [await findPosition(tx), facts.at(-1)!.position];
  // What was read already is in the rounds that it tells of: then everything is counted anew, and nothing twice.
  const isAgain = facts[0]!.position <= read;
  const held = new Set(goals.map(({ playerId }) => playerId));
  const mine = facts.filter(({ playerId }) => held.has(playerId));
  const changes = isAgain ? undefined : await changesOf(tx, mine);
  const end = last > read ? last : read;
  const counting = { find: await readKnownGames(tx, goals), end, faulty: parts.faulty };
  return newsOf(await countGoals(tx, goals, changes, counting));
}

/** One message a player and mechanic, whatever many goals of it have changed. */
function newsOf(changed: readonly Pick<GoalRow, 'playerId' | 'of'>[]): LivePublication[] {
  const news = new Map(changed.map(({ playerId, of }) => [`${playerId} ${of}`, { playerId, of }]));
  return [...news.values()].map(({ playerId, of }) => ({
    playerId,
    message: { name: 'progress', data: { of } },
  }));
}
