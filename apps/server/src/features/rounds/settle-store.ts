import type { Queryable } from '../../platform/database.ts';
import { joinAccount, movedColumns, writeBalances, writeTransfers } from '../ledger/index.ts';
import { cycleStart, tooSoon } from './cycle-store.ts';
import { knownKey } from './known-key-sql.ts';
import { settleAlone } from './settle-alone-store.ts';
import { COLUMNS, valuesOf, type DrawnRound, type SettleRow } from './settle-values.ts';

/**
 * Settles up to a batch of rounds, one a player, each on its own merits, in one statement that is its own transaction.
 *
 * `locked` takes the seat and the account of every player, players in ascending order: two batches that share players
 * wait for each other and cannot deadlock. It returns the rows as they are under the lock, so everything below counts
 * with numbers that nobody else can change. Only the looks for the key use the statement's older snapshot. What happened
 * to the key while this statement waited for the lock, they miss: a twin that was settled or opened meanwhile has used up
 * the nonce, so the round is stale (judged before anything that would refuse it), is tried again, and is then known. One
 * that was open before and was closed meanwhile has used up none: the older snapshot still shows it open, and that is
 * looked for whatever the fresh `open_rounds` says. Were a key overlooked all the same, no round is opened under it (`open_round_key_once`).
 */
const settleText = (asked: string, opens = false): string => `
WITH asked AS ${asked}, locked AS MATERIALIZED (
  SELECT a.*, s.seed_pair AS seat_pair, s.next_nonce, s.last_round_at, s.open_rounds, w.amount_minor, w.version
  FROM asked a
  JOIN player_seat s ON s.player_id = a.player_id
  ${joinAccount('a')}
  ORDER BY a.player_id FOR UPDATE OF s, w
), decided AS MATERIALIZED (
  SELECT l.*, ${movedColumns('l', opens ? STAKED : PLAYED)}, CASE
    WHEN r.known THEN 'known'
    WHEN EXISTS (SELECT FROM open_round o WHERE o.player_id = l.player_id AND o.key = l.key) THEN 'known'
    WHEN l.seat_pair <> l.seed_pair OR l.next_nonce <> l.nonce THEN 'stale'
    WHEN l.game IN (SELECT game FROM game_switch WHERE NOT available) THEN 'game_unavailable'
    WHEN l.open_rounds > 0 AND EXISTS (SELECT FROM open_round o WHERE o.player_id = l.player_id AND o.game = l.game) THEN 'round_open'
    WHEN ${tooSoon(columnsOf('l'))} THEN 'too_soon'
    WHEN l.amount_minor < l.stake THEN 'insufficient_funds'
    ELSE 'settled' END AS status
  FROM locked l LEFT JOIN LATERAL ${knownKey({ player: 'l.player_id', key: 'l.key' })} r ON true
), paid AS (
  ${writeBalances(SETTLED)}
), seated AS (
  UPDATE player_seat s SET next_nonce = d.nonce + 1, last_round_at = ${cycleStart(columnsOf('d'))}${opens ? ', open_rounds = s.open_rounds + 1' : ''}
  FROM decided d WHERE d.status = 'settled' AND s.player_id = d.player_id
), played AS (
  ${opens ? KEEP_OPEN : KEEP_SETTLED}
), moved AS (
  ${writeTransfers(SETTLED, { ...(opens ? STAKED : PLAYED), at: '$17::timestamptz' })}
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT d.player_id, ${opens ? "'balance.changed'" : "'round.settled'"}, row_to_json(fact), d.request_id
  FROM decided d CROSS JOIN LATERAL (SELECT ${opens ? BALANCE_FACT : ROUND_FACT}) AS fact WHERE d.status = 'settled'
)
SELECT player_id AS "playerId", status, seat_pair AS "seatPair", next_nonce AS "nextNonce",
  balance_after_minor AS "balanceAfterMinor", balance_version AS "balanceVersion"
FROM decided`;

const SETTLED = { from: 'decided', where: `status = 'settled'` };
const PLAYED = { stake: 'stake', win: 'win' };
/** Of a round that opens: what it wins is not known yet. */
const STAKED = { stake: 'stake' };

function columnsOf(row: string) {
  return { arrived: `${row}.started_at`, lastStart: `${row}.last_round_at`, cycleMs: `${row}.cycle_ms` };
}

const KEEP_SETTLED = `INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor,
    balance_after_minor, balance_version, request_id, draws, entry, asked, settled_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake, win, balance_after_minor,
    balance_version, request_id, draws::integer[], entry, asked, $17::timestamptz
  FROM decided WHERE status = 'settled'`;

const KEEP_OPEN = `INSERT INTO open_round (player_id, seed_pair, nonce, key, maths_id, game, currency, kind, stake_minor,
    balance_after_minor, balance_version, request_id, draws, entry, asked, opened_at, touched_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, game, currency, kind, stake, balance_after_minor, balance_version,
    request_id, draws::integer[], coalesce(entry, '{"choices":[],"mode":"main"}'), asked, $17::timestamptz, $17::timestamptz
  FROM decided WHERE status = 'settled'`;

/** Of the round, the maths and the entry too: what counts returns reads them. */
const ROUND_FACT = `key AS id, game, currency, kind, stake::text AS "stakeMinor", win::text AS "winMinor",
    balance_after_minor::text AS "amountMinor", balance_version AS version,
    maths_id AS maths, entry`;

const BALANCE_FACT = `key, coalesce(entry, '{"choices":[],"mode":"main"}') AS entry, currency, kind, balance_after_minor::text AS "amountMinor", balance_version AS version`;

/** Columns by subscript: unnest() of all of them would fill a table of its own for each. */
const TOGETHER = `MATERIALIZED (
  SELECT player_id, ${COLUMNS.slice(1)
    .map(([name, type], n) => `($${n + 2}::${type}[])[i] AS ${name}`)
    .join(', ')}
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i))`;
const SETTLE = settleText(TOGETHER);
const OPEN = settleText(TOGETHER, true);

/**
 * Settles rounds, each on its own merits.
 * @param db not a transaction: what a constraint refuses would end it; there, `judgeRounds` is what settles
 * @param rounds of different players, and either none that opens or only such
 * @returns a row for each round whose player has a seat and the account; a missing one has neither
 */
export async function settleRounds(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const [first] = rounds;
  const settled = first && rounds.length === 1 && !first.opens && (await settleAlone(db, first, now));
  return settled ? [settled] : judgeRounds(db, rounds, now);
}

/** The same without trying in good faith first. */
export async function judgeRounds(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const rows = rounds.map(valuesOf);
  const columns: unknown[] = COLUMNS.map((_, n) => rows.map((row) => row[n]));
  columns.push(now);
  return rounds[0]?.opens
    ? db.query<SettleRow>(OPEN, columns, 'rounds-open')
    : db.query<SettleRow>(SETTLE, columns, 'rounds-settle');
}
