import type { AgainstRound } from '@croupier/domain/play/rounds';
import type { Queryable } from '../../../platform/database.ts';
import { joinAccount } from '../../money/ledger/feature.ts';
import { toReckon } from '../../people/play-rules/feature.ts';
import { isProven } from '../../people/players/feature.ts';
import { cycleStart } from './cycle-sql.ts';
import { againstAnyRound, roundVerdict } from './judge-sql.ts';
import { knownKey } from './known-key-sql.ts';
import { settleAlone } from './settle-alone-store.ts';
import { NOW, PLAIN, PURSE, type Kept, type Lane, type LaneFact } from './settle-lanes.ts';
import {
  COLUMNS,
  PROOF_COLUMNS,
  proofValuesOf,
  PURSE_COLUMNS,
  purseValuesOf,
  valuesOf,
  type DrawnRound,
  type SettleRow,
} from './settle-values.ts';

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
const settleText = (opens: boolean, lane: Lane, proves: boolean): string => `
WITH asked AS ${asked(lane, proves)}, locked AS MATERIALIZED (
  SELECT a.*, s.seed_pair AS seat_pair, s.next_nonce, s.last_round_at, s.open_rounds, s.rules_currency, s.rules_kind,
    s.stake_allowance_minor, s.loss_allowance_minor, s.stake_maximum_minor, s.rules_until, s.active_grant, s.wager_left_minor,
    w.amount_minor, w.version
  FROM asked a
  JOIN player_seat s ON s.player_id = a.player_id
  ${joinAccount('a')}
  ORDER BY a.player_id FOR UPDATE OF s, w
), decided AS MATERIALIZED (
  SELECT l.*, ${lane.moves(opens)}, ${roundVerdict(against(lane))} AS status
  FROM locked l LEFT JOIN LATERAL ${knownKey({ player: 'l.player_id', key: 'l.key' })} r ON true
  ${lane.joins}
), ${lane.writes}, seated AS (
  UPDATE player_seat s SET next_nonce = d.nonce + 1, last_round_at = ${cycleStart(columnsOf('d'))}, ${lane.seat(opens)}
    ${opens ? ', open_rounds = s.open_rounds + 1' : ''}
  FROM decided d WHERE d.status = 'settled' AND s.player_id = d.player_id
), played AS (
  ${(opens ? KEEP_OPEN : KEEP_SETTLED)(lane.kept(opens))}
), moved AS (
  ${lane.transfers(opens)}
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  ${lane.facts(opens).map(selectFact).join('\n  UNION ALL\n  ')}
)
SELECT player_id AS "playerId", status, seat_pair AS "seatPair", next_nonce AS "nextNonce", active_grant AS "activeGrant",
  balance_after_minor AS "balanceAfterMinor", balance_version AS "balanceVersion"${lane.answer(opens)}
FROM decided`;

const ANY = againstAnyRound({
  ...{
    row: 'l',
    seatPair: 'l.seat_pair',
    seedPair: 'l.seed_pair',
    nonce: 'l.nonce',
    game: 'l.game',
    now: NOW,
  },
  cycle: columnsOf('l'),
});

const against = (lane: Lane): Record<AgainstRound, string> => ({
  ...ANY,
  known: 'r.known OR EXISTS (SELECT FROM open_round o WHERE o.player_id = l.player_id AND o.key = l.key)',
  stale: `${ANY.stale} OR ${lane.isOtherGrant}`,
  reckon: toReckon({ ...SEAT, own: lane.own }),
  stake_too_high: lane.isTooHigh,
  insufficient_funds: `${lane.held} < l.stake`,
});

const SEAT = { row: 'l', stake: 'l.stake', currency: 'l.currency', kind: 'l.kind', now: NOW };

function columnsOf(row: string) {
  return { arrived: `${row}.started_at`, lastStart: `${row}.last_round_at`, cycleMs: `${row}.cycle_ms` };
}

const KEEP_SETTLED = ({
  names,
  values,
}: Kept): string => `INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind,
    stake_minor, win_minor, balance_after_minor, balance_version, request_id, draws, entry, asked, settled_at${names})
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake, win, balance_after_minor,
    balance_version, request_id, draws::integer[], entry, asked, ${NOW}${values}
  FROM decided WHERE status = 'settled'`;

const KEEP_OPEN = ({
  names,
  values,
}: Kept): string => `INSERT INTO open_round (player_id, seed_pair, nonce, key, maths_id, game, currency,
    kind, stake_minor, balance_after_minor, balance_version, request_id, draws, entry, asked, opened_at, touched_at${names})
  SELECT player_id, seed_pair, nonce, key, maths_id, game, currency, kind, stake, balance_after_minor, balance_version,
    request_id, draws::integer[], coalesce(entry, '{"choices":[],"mode":"main"}'), asked, ${NOW}, ${NOW}${values}
  FROM decided WHERE status = 'settled'`;

const selectFact = ({ topic, columns, where = 'true' }: LaneFact): string =>
  `SELECT d.player_id, '${topic}', row_to_json(fact), d.request_id
  FROM decided d CROSS JOIN LATERAL (SELECT ${columns}) AS fact WHERE d.status = 'settled' AND ${where}`;

/**
 * Columns by subscript: unnest() of all of them would fill a table of its own for each. `$17` is the instant.
 * @param proves a round whose session is not proven is not asked for
 */
function asked(lane: Lane, proves: boolean): string {
  const columns = [
    ...COLUMNS.slice(1).map(([name, type], n) => `($${n + 2}::${type}[])[i] AS ${name}`),
    ...lane.columns.map(([name, type], n) => `($${n + COLUMNS.length + 2}::${type}[])[i] AS ${name}`),
  ];
  const ofProof = COLUMNS.length + lane.columns.length + 2;
  const [idHash, edition] = PROOF_COLUMNS.map(([, type], n) => `($${n + ofProof}::${type}[])[i]`);
  const proof = { player: 'u.player_id', idHash: idHash!, edition: edition! };
  return `MATERIALIZED (
  SELECT player_id, ${columns.join(', ')}
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i)
  ${proves ? `WHERE ${idHash} IS NULL OR ${isProven(proof)}` : ''})`;
}

const textsOf = (lane: Lane) => ({
  settle: { asked: settleText(false, lane, false), recalled: settleText(false, lane, true) },
  open: { asked: settleText(true, lane, false), recalled: settleText(true, lane, true) },
});
/** As they are sent, by lane, work and session; to read, they are written out under `apps/server/statements`. */
export const SETTLE_TEXTS = { plain: textsOf(PLAIN), purse: textsOf(PURSE) };

/**
 * Settles rounds, each on its own merits.
 * @param db not a transaction: what a constraint refuses would end it; there, `settleInBatch` is what settles
 * @param rounds of different players, and either none that opens or only such
 * @returns a row for each round whose player has a seat and the account, and whose session is proven where there is one to prove
 */
export async function settleRounds(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const [first] = rounds;
  const settled =
    first && rounds.length === 1 && !first.opens && !first.grant && (await settleAlone(db, first, now));
  return settled ? [settled] : settleInBatch(db, rounds, now);
}

/**
 * The same by the statement of a batch, without trying in good faith first. With one round in it whose player has a bonus, it is settled by the statement
 * for both kinds of seats: two lanes side by side would be small batches beside large ones.
 */
export async function settleInBatch(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const lane = rounds.some(({ grant }) => grant) ? 'purse' : 'plain';
  const work = rounds[0]?.opens ? 'open' : 'settle';
  const session = rounds.some(({ proof }) => proof) ? 'recalled' : 'asked';
  const columns = columnsFor(rounds.map(valuesOf), COLUMNS.length);
  columns.push(now);
  if (lane === 'purse') columns.push(...columnsFor(rounds.map(purseValuesOf), PURSE_COLUMNS.length));
  if (session === 'recalled') columns.push(...columnsFor(rounds.map(proofValuesOf), PROOF_COLUMNS.length));
  return db.query<SettleRow>(SETTLE_TEXTS[lane][work][session], columns, `rounds-${work}-${lane}-${session}`);
}

const columnsFor = (rows: readonly (readonly unknown[])[], count: number): unknown[] =>
  Array.from({ length: count }, (_, n) => rows.map((row) => row[n]));
