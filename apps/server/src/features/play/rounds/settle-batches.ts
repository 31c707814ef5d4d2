import { EntryError } from '@croupier/games';
import { createBatcher } from '../../../platform/batcher.ts';
import type { Clock } from '../../../platform/clock.ts';
import { describeAway } from '../../../platform/database-away.ts';
import type { Database } from '../../../platform/database.ts';
import { factsCommitted } from '../../../platform/outbox.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Seat, Seats, Tape } from '../fairness/feature.ts';
import type { Grant, Purses } from '../../rewards/purses/feature.ts';
import { grantOf, isAtHand } from './active-grant.ts';
import { drawBet, type Bet, type DrawnBet } from './draw-bet.ts';
import { settlementOf, type Settlement } from './settlement.ts';
import { judgeAgain } from './judge-again.ts';
import { settleRounds } from './settle-store.ts';
import type { SettleRow } from './settle-values.ts';

export interface SettleDeps {
  /** A small pool of its own: see `settlementOptions`. */
  settleDb: Database;
  /** The other pool, for a look at a player's rules. */
  db: Database;
  purses: Pick<Purses, 'termsOf' | 'endIfOver'>;
  clock: Clock;
  seats: Seats;
  tape: Tape;
  /** Ends the process at a named point, in crash tests. */
  crashPoint: (name: string) => void;
  /** Told how many rounds went into a statement together. */
  onBatch: (rounds: number) => void;
  /** Told why a statement failed for all of its rounds, unless another round came first or the database is away. */
  onFailure: (error: unknown) => void;
}

interface Item extends Bet {
  seat: Seat;
  /** The bonus that the seat says is active. */
  grant: Grant | undefined;
  attempts: number;
  forced: number[] | undefined;
  resolve(settlement: Settlement): void;
  reject(error: unknown): void;
}

/** Other processes may be playing for the same player: each stale try means one of theirs was settled. */
const STALE_ATTEMPTS = 50;
const FAILURE_ATTEMPTS = 5;
/** Duplicate key, serialisation failure, deadlock: another round came first, and the next try sees it. */
const isRetryable = (error: unknown): boolean =>
  ['23505', '40001', '40P01'].includes((error as { code?: string }).code ?? '');

/**
 * Takes bets to their settlement, those that arrive together in one statement.
 *
 * A round is drawn before the statement that may refuse it, and drawing uses nothing up: the nonce moves only in the
 * statement that settles. So a refused bet comes back with the same outcome waiting, whatever the next stake is. That
 * gives a player nothing to fish for: the refusals (`too_soon`, `insufficient_funds`, `game_unavailable`) are decided
 * by the stake, the balance, the player's rules, the clock and the switch, never by the outcome, and no answer but a settled one carries
 * anything of it.
 */
export function createSettler(deps: SettleDeps): (bet: Bet) => Promise<Settlement> {
  // Two of one player in a batch would each be judged by a balance that does not know of the other, and the nonce of the
  // second is known only when the first is settled.
  const batcher = createBatcher<Item>(
    ({ playerId }) => playerId,
    (items) => settleItems(deps, items),
  );
  return async (bet) => {
    if (bet.proof && !(await isAtHand(deps, bet.playerId))) return { status: 'unproven' };
    const seat = await deps.seats.of(bet.playerId);
    const grant = await grantOf(deps, seat);
    return new Promise((resolve, reject) => {
      const item: Item = { ...bet, seat, grant, attempts: 0, forced: undefined, resolve, reject };
      if (!batcher.add(item)) resolve(refuse('unavailable'));
    });
  };
}

/** A failure fails the whole statement, so each round of it is then settled alone and fails alone. */
async function settleItems(deps: SettleDeps, items: Item[]): Promise<void> {
  deps.onBatch(items.length);
  try {
    const again = await attempt(deps, items);
    // Other batches may pass meanwhile, but none with these players: the batcher holds them back.
    await Promise.all(again.map((item) => settleItem(deps, item)));
  } catch (error) {
    if (!isRetryable(error) && !describeAway(error)) deps.onFailure(error);
    await Promise.all(items.map((item) => settleItem(deps, item)));
  }
}

async function settleItem(deps: SettleDeps, item: Item): Promise<void> {
  for (let failures = 0; ;) {
    try {
      const again = await attempt(deps, [item]);
      if (again.length === 0) return;
    } catch (error) {
      failures += 1;
      if (!isRetryable(error) || failures >= FAILURE_ATTEMPTS) {
        giveBack(deps, item);
        item.reject(error);
        return;
      }
    }
  }
}

/**
 * @returns the items to be tried again, alone: those whose seat had moved on, those whose rules had to be looked up, and those
 * whose round opens, which a statement of settled rounds cannot take. Every other one is answered. Throws when nothing was settled.
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
  const settled = rows.some(({ status }) => status === 'settled');
  if (settled) deps.crashPoint('round.after-settle');
  const byPlayer = new Map(rows.map((row) => [row.playerId, row]));
  const stale: Item[] = [];
  const against: Try[] = [];
  for (const { item, ...drawn } of tries) {
    const row = byPlayer.get(item.playerId);
    if (row?.status === 'stale') stale.push(item);
    else if (row?.status === 'reckon' || row?.status === 'stake_too_high') against.push({ item, ...drawn });
    else {
      if (row?.status !== 'settled') giveBack(deps, item);
      item.resolve(settlementOf(drawn, item.seat, row, now));
    }
  }
  if (settled) factsCommitted();
  const again = await Promise.all([
    ...stale.map((item) => orGiveUp(deps, item, () => catchUp(deps, item, byPlayer.get(item.playerId)!))),
    ...against.map((each) => orGiveUp(deps, each.item, () => lookUp(deps, each))),
  ]);
  return [...opening, ...again.flatMap((item) => item ?? [])];
}

interface Try extends DrawnBet {
  readonly item: Item;
}

/** Draws the item's round; undefined when its entry is refused, which it has been told then. */
function prepare(deps: SettleDeps, item: Item): Try | undefined {
  item.forced ??= deps.tape.take(item.playerId, item.game.code);
  try {
    return { item, ...drawBet(item, item.seat, item) };
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    giveBack(deps, item);
    item.resolve(refuse('choice_not_allowed'));
    return undefined;
  }
}

/**
 * Does what has to be done before an item is tried again, unless that was done too often. It never throws: the others of its
 * statement are answered by now, and must not be tried again with it.
 * @param prepareAgain resolves with whether to try again; if not, it has answered
 * @returns the item when it is to be tried again
 */
async function orGiveUp(
  deps: SettleDeps,
  item: Item,
  prepareAgain: () => Promise<boolean>,
): Promise<Item | undefined> {
  item.attempts += 1;
  try {
    if (item.attempts <= STALE_ATTEMPTS) return (await prepareAgain()) ? item : undefined;
    giveBack(deps, item);
    item.resolve(refuse('unavailable'));
  } catch (error) {
    giveBack(deps, item);
    item.reject(error);
  }
  return undefined;
}

/** Sets the item's seat right. */
async function catchUp(deps: SettleDeps, item: Item, row: SettleRow): Promise<true> {
  const { seat } = item;
  if (row.seatPair === seat.pair) Object.assign(seat, { nextNonce: row.nextNonce, grantId: row.activeGrant });
  else await deps.seats.reload(seat);
  item.grant = await grantOf(deps, seat);
  return true;
}

/** Answers the item whose stake a rule is against; there is no such rule where only its allowance was spent. */
async function lookUp(deps: SettleDeps, { item, round }: Try): Promise<boolean> {
  const refusal = await judgeAgain(deps, round);
  if (!refusal) return true;
  giveBack(deps, item);
  item.resolve(refusal);
  return false;
}

function giveBack(deps: SettleDeps, item: Item): void {
  if (item.forced) deps.tape.giveBack(item.playerId, item.game.code, item.forced);
  item.forced = undefined;
}
