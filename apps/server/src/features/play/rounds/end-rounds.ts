import { canonicalJson, decideRound, tapeDraw, winMinorOf, type Entry } from '@croupier/games';
import { factsCommitted } from '../../../platform/outbox.ts';
import type { Database } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Catalog } from '../catalog/feature.ts';
import type { Fairness } from '../fairness/feature.ts';
import type { EndBonus, Purses } from '../../rewards/purses/feature.ts';
import { closeRound } from './close-round.ts';
import { closeTogether, listEnding, type Closing, type EndingRound } from './close-together-store.ts';
import { readEntry } from './entry-text.ts';
import { findOpenRound } from './open-rounds-store.ts';

export interface EndInput {
  readonly game: string;
  /** Only rounds of these; of everybody, where left out. */
  readonly players?: readonly bigint[];
  /** The entry a round ends with, from the one it has; nothing to leave it open. */
  readonly end: (entry: Entry, playerId: bigint) => Entry | undefined;
  readonly requestId: string;
}

export interface EndResult {
  readonly closed: readonly bigint[];
  /** Rounds that could not be closed, each with why: all others are. */
  readonly failed: readonly { readonly playerId: bigint; readonly key: string; readonly error: unknown }[];
}

export interface EndDeps {
  readonly db: Database;
  readonly purses: Purses;
  readonly endBonus: EndBonus;
  readonly fairness: Pick<Fairness, 'lockSeat'>;
  readonly clock: Clock;
  readonly catalog: Catalog;
}

/** So many rounds go into one statement: few enough that nobody waits long for an account that it holds. */
const PORTION = 500;

/**
 * Ends open rounds of many players with entries that the caller vouches for and that decide them: nothing is drawn. In
 * portions, each on its own merits, and a round that cannot be closed is told apart and holds up no other. Closing again
 * what is closed does nothing.
 */
export async function endRounds(
  deps: EndDeps,
  { game, players, end, requestId }: EndInput,
): Promise<EndResult> {
  const closed: bigint[] = [];
  const failed: { playerId: bigint; key: string; error: unknown }[] = [];
  for (let after = 0n; ;) {
    const rounds = await listEnding(deps.db, game, { players, after, limit: PORTION });
    const closings: Closing[] = [];
    for (const round of rounds) {
      try {
        const closing = closingOf(deps.catalog, round, end);
        if (closing) closings.push(closing);
      } catch (error) {
        failed.push({ playerId: round.playerId, key: round.key, error });
      }
    }
    const [plain, ofGrants] = [closings.filter(isPlain), closings.filter((each) => !isPlain(each))];
    await closeApart(deps, plain, { requestId, closed, failed });
    for (const closing of ofGrants) await closeApart(deps, [closing], { requestId, closed, failed });
    if (rounds.length < PORTION) break;
    after = rounds.at(-1)!.playerId;
  }
  if (closed.length > 0) factsCommitted();
  return { closed, failed };
}

/** Closes them together, and where that cannot be done in halves, down to the one that is in the way. */
async function closeApart(
  deps: EndDeps,
  closings: readonly Closing[],
  result: {
    requestId: string;
    closed: bigint[];
    failed: { playerId: bigint; key: string; error: unknown }[];
  },
): Promise<void> {
  if (closings.length === 0) return;
  try {
    result.closed.push(...(await close(deps, closings, result.requestId)));
  } catch (error) {
    const [first] = closings;
    if (closings.length === 1) {
      result.failed.push({ playerId: first!.playerId, key: first!.key, error });
      return;
    }
    const half = closings.length >> 1;
    await closeApart(deps, closings.slice(0, half), result);
    await closeApart(deps, closings.slice(half), result);
  }
}

const isPlain = ({ grantId }: Closing): boolean => grantId === null;

/** Together in one statement; one of a bonus, alone, in a transaction that also knows what became of the bonus. */
async function close(deps: EndDeps, closings: readonly Closing[], requestId: string): Promise<bigint[]> {
  const { db, purses, fairness } = deps;
  const when = { requestId, now: deps.clock.now() };
  const [first] = closings;
  if (!first || isPlain(first)) return closeTogether(db, closings, when);
  const closed = await db.transaction(async (tx) => {
    await fairness.lockSeat(tx, first.playerId);
    const open = await findOpenRound(tx, first.playerId, first.key);
    if (open?.entry !== first.before) return [];
    await closeRound(tx, purses, first, when);
    return [first.playerId];
  });
  await deps.endBonus(first.playerId);
  return closed;
}

function closingOf(catalog: Catalog, round: EndingRound, end: EndInput['end']): Closing | undefined {
  const { playerId, key, grantId, entry: before, stakeMinor } = round;
  const entry = end(readEntry(before), playerId);
  if (!entry) return undefined;
  const definition = catalog.definitionOf(round.mathHash);
  const outcome = decideRound(definition, tapeDraw([]), entry);
  if (outcome.open) throw new Error(`Round ${key} would still be open`);
  const winMinor = winMinorOf(outcome, definition, stakeMinor);
  return { playerId, key, grantId, before, entry: canonicalJson(entry), winMinor };
}
