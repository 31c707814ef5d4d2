import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { factsCommitted } from '../../platform/outbox.ts';
import type { CatalogGame } from '../catalog/index.ts';
import type { Seat, Seats } from '../fairness/index.ts';
import { EntryError, type Entry } from '@croupier/games';
import { drawRound, type Drawn } from './draw-round.ts';
import { entryText } from './entry-text.ts';
import { createBatcher } from './round-batcher.ts';
import type { Tape } from './round-tape.ts';
import { settleRounds, type DrawnRound, type SettleRow } from './settle-store.ts';

/** What a player asks for, checked as far as it can be without the database. */
export interface Bet extends Pick<
  DrawnRound,
  'playerId' | 'key' | 'currency' | 'kind' | 'stakeMinor' | 'startedAt' | 'minimumCycleMs' | 'requestId'
> {
  readonly game: CatalogGame;
  readonly entry: Entry;
}

export type Settlement =
  | {
      /** `settled`, or opened: `drawn.outcome.open` tells. */
      status: 'settled';
      drawn: Drawn;
      seat: Pick<Seat, 'pair' | 'clientSeed' | 'commitment'>;
      nonce: number;
      row: SettleRow;
      settledAt: Date;
    }
  | { status: 'known' }
  | {
      status: 'refused';
      reason:
        | 'too_soon'
        | 'insufficient_funds'
        | 'game_unavailable'
        | 'unavailable'
        | 'round_open'
        | 'choice_not_allowed';
    };

export interface SettleDeps {
  /** A small pool of its own: see `settlementOptions`. */
  settleDb: Database;
  clock: Clock;
  seats: Seats;
  tape: Tape;
  /** Ends the process at a named point, in crash tests. */
  crashPoint: (name: string) => void;
  /** Told how many rounds went into a statement together. */
  onBatch: (rounds: number) => void;
}

interface Item extends Bet {
  seat: Seat;
  attempts: number;
  forced: number[] | undefined;
  resolve(settlement: Settlement): void;
  reject(error: unknown): void;
}

/** Other processes may be playing for the same player: each stale try means one of theirs was settled. */
const STALE_ATTEMPTS = 50;
const FAILURE_ATTEMPTS = 5;
/** Duplicate key, serialisation failure, deadlock: another round came first, and the next try sees it. */
const RETRYABLE = new Set(['23505', '40001', '40P01']);

/**
 * Takes bets to their settlement, those that arrive together in one statement.
 *
 * A round is drawn before the statement that may refuse it, and drawing uses nothing up: the nonce moves only in the
 * statement that settles. So a refused bet comes back with the same outcome waiting, whatever the next stake is. That
 * gives a player nothing to fish for: the refusals (`too_soon`, `insufficient_funds`, `game_unavailable`) are decided
 * by the stake, the balance, the clock and the switch, never by the outcome, and no answer but a settled one carries
 * anything of it.
 */
export function createSettler(deps: SettleDeps): (bet: Bet) => Promise<Settlement> {
  const batcher = createBatcher<Item>((items) => settleTogether(deps, items));
  return async (bet) => {
    const seat = await deps.seats.of(bet.playerId);
    return new Promise((resolve, reject) => {
      const item: Item = { ...bet, seat, attempts: 0, forced: undefined, resolve, reject };
      if (!batcher.add(item)) resolve({ status: 'refused', reason: 'unavailable' });
    });
  };
}

/** A failure fails the whole statement, so each round of it is then settled alone and fails alone. */
async function settleTogether(deps: SettleDeps, items: Item[]): Promise<void> {
  deps.onBatch(items.length);
  try {
    const again = await attempt(deps, items);
    // Other batches may pass meanwhile, but none with these players: the batcher holds them back.
    await Promise.all(again.map((item) => settleAlone(deps, item)));
  } catch {
    await Promise.all(items.map((item) => settleAlone(deps, item)));
  }
}

async function settleAlone(deps: SettleDeps, item: Item): Promise<void> {
  for (let failures = 0; ;) {
    try {
      const again = await attempt(deps, [item]);
      if (again.length === 0) return;
    } catch (error) {
      failures += 1;
      if (!RETRYABLE.has((error as { code?: string }).code ?? '') || failures >= FAILURE_ATTEMPTS) {
        giveBack(deps, item);
        item.reject(error);
        return;
      }
    }
  }
}

/**
 * @returns the items to be tried again, alone: those whose seat had moved on, and those whose round opens, which a
 * statement of settled rounds cannot take. Every other one is answered. Throws when nothing was settled.
 */
async function attempt(deps: SettleDeps, items: Item[]): Promise<Item[]> {
  const now = deps.clock.now();
  const prepared = items.flatMap((item) => prepare(deps, item) ?? []);
  const tries = prepared.length === 1 ? prepared : prepared.filter(({ round }) => !round.opens);
  const opening = prepared.filter((each) => !tries.includes(each)).map(({ item }) => item);
  if (tries.length === 0) return opening;
  deps.crashPoint('round.before-settle');
  const rows = await settleRounds(
    deps.settleDb,
    tries.map((each) => each.round),
    now,
  );
  deps.crashPoint('round.after-settle');
  const byPlayer = new Map(rows.map((row) => [row.playerId, row]));
  const stale: Item[] = [];
  let settled = false;
  for (const { item, drawn, round } of tries) {
    const row = byPlayer.get(item.playerId);
    if (row?.status === 'stale') stale.push(item);
    else answer(deps, item, row, drawn, round, now);
    settled ||= row?.status === 'settled';
  }
  if (settled) factsCommitted();
  await Promise.all(stale.map((item) => catchUp(deps, item, byPlayer.get(item.playerId)!)));
  return [...opening, ...stale.filter((item) => item.attempts <= STALE_ATTEMPTS)];
}

interface Try {
  readonly item: Item;
  readonly drawn: Drawn;
  readonly round: DrawnRound;
}

/** Draws the item's round; undefined when its entry is refused, which it has been told then. */
function prepare(deps: SettleDeps, item: Item): Try | undefined {
  const { game, seat, entry } = item;
  item.forced ??= deps.tape.take(item.playerId, game.code);
  const { forced } = item;
  const nonce = seat.nextNonce;
  let drawn: Drawn;
  try {
    drawn = drawRound(game.definition, seat, nonce, item.stakeMinor, { entry, forced });
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    giveBack(deps, item);
    item.resolve({ status: 'refused', reason: 'choice_not_allowed' });
    return undefined;
  }
  return {
    item,
    drawn,
    round: {
      playerId: item.playerId,
      key: item.key,
      currency: item.currency,
      kind: item.kind,
      stakeMinor: item.stakeMinor,
      startedAt: item.startedAt,
      minimumCycleMs: item.minimumCycleMs,
      requestId: item.requestId,
      mathsId: game.mathsId,
      game: game.code,
      winMinor: drawn.winMinor,
      seedPair: seat.pair,
      nonce,
      entry: entryText(entry),
      opens: drawn.outcome.open !== null,
      draws: forced,
    },
  };
}

function answer(
  deps: SettleDeps,
  item: Item,
  row: SettleRow | undefined,
  drawn: Drawn,
  round: DrawnRound,
  now: Date,
): void {
  if (row?.status === 'settled') {
    const { seat } = item;
    seat.nextNonce = round.nonce + 1;
    const { pair, clientSeed, commitment } = seat;
    return item.resolve({
      status: 'settled',
      drawn,
      seat: { pair, clientSeed, commitment },
      nonce: round.nonce,
      row,
      settledAt: now,
    });
  }
  giveBack(deps, item);
  if (row?.status === 'known') return item.resolve({ status: 'known' });
  // No row: the account was never opened, so there is nothing in it.
  const reason = row === undefined || row.status === 'stale' ? 'insufficient_funds' : row.status;
  item.resolve({ status: 'refused', reason });
}

/** Sets the item's seat right, or gives up when it has been tried too often. */
async function catchUp(deps: SettleDeps, item: Item, row: SettleRow): Promise<void> {
  item.attempts += 1;
  if (item.attempts > STALE_ATTEMPTS) {
    giveBack(deps, item);
    item.resolve({ status: 'refused', reason: 'unavailable' });
  } else if (row.seatPair === item.seat.pair) {
    item.seat.nextNonce = row.nextNonce;
  } else {
    await deps.seats.reload(item.seat);
  }
}

function giveBack(deps: SettleDeps, item: Item): void {
  if (item.forced) deps.tape.giveBack(item.playerId, item.game.code, item.forced);
  item.forced = undefined;
}
