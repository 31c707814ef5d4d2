import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Countable } from '@croupier/domain/rewards/goals';
import type { Queryable } from '../../../platform/database.ts';
import type { RoundPlace } from './goals-store.ts';

export const GOALS_READER = 'goals';

/** Something that counts, whose it is, and its place where it is a round of the house. */
export interface OwnedCountable {
  readonly playerId: bigint;
  /** The round's key, or the payment's id. */
  readonly id: string;
  readonly of: Countable;
  readonly place: RoundPlace | undefined;
}

interface Row {
  readonly playerId: bigint;
  readonly id: string;
  readonly game: string | null;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly bonusStakeMinor: bigint;
  readonly bonusWinMinor: bigint;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly pair: number | null;
  readonly nonce: number | null;
}

function countableOf({ playerId, id, game, pair, nonce, ...row }: Row): OwnedCountable {
  const { currency, kind, stakeMinor, startedAt, endedAt } = row;
  const place = pair === null ? undefined : { pair, nonce: nonce! };
  const of: Countable =
    game === null
      ? { what: 'deposit', currency, kind, amountMinor: stakeMinor, startedAt, endedAt }
      : { what: 'round', game, ...row };
  return { playerId, id, of, place };
}

const NAMES = `"playerId", id, game, currency, kind, "stakeMinor", "winMinor", "bonusStakeMinor", "bonusWinMinor", "startedAt", "endedAt", pair, nonce`;

/** Reads a round of the house. In one of a gift nothing was staked, and what a flight gave back was not played. */
const ROUND = `r.player_id AS "playerId", r.key::text AS id, m.game, r.currency, r.kind, r.stake_minor AS "stakeMinor", r.win_minor AS "winMinor",
  coalesce(r.bonus_stake_minor, 0) AS "bonusStakeMinor", coalesce(r.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0) AS "bonusWinMinor",
  coalesce(r.started_at, r.settled_at) AS "startedAt", r.settled_at AS "endedAt", r.seed_pair AS pair, r.nonce`;
const IS_PLAYED = `r.gift_id IS NULL AND CASE WHEN r.entry LIKE '%"void":true%' THEN r.entry::json #>> '{given,flight,void}' IS DISTINCT FROM 'true' ELSE true END`;
/** Reads a payment that came in. */
const DEPOSIT = `i.player_id AS "playerId", i.id::text AS id, NULL AS game, i.currency, i.kind::balance_kind AS kind, i.amount_minor AS "stakeMinor",
  0::bigint AS "winMinor", 0::bigint AS "bonusStakeMinor", 0::bigint AS "bonusWinMinor", i.updated_at AS "startedAt", i.updated_at AS "endedAt",
  NULL::integer AS pair, NULL::integer AS nonce`;

const NAMED_ROUNDS = `SELECT ${ROUND} FROM unnest($1::bigint[], $2::uuid[]) AS k (player_id, key)
CROSS JOIN LATERAL (SELECT * FROM every_round e WHERE e.player_id = k.player_id AND e.key = k.key OFFSET 0) AS r
JOIN game_maths m ON m.id = r.maths_id WHERE ${IS_PLAYED}`;

interface Named {
  readonly playerId: bigint;
  readonly id: string;
}

/** Rounds of the house by their keys, but for those that count for nothing. */
export async function listNamedRounds(db: Queryable, named: readonly Named[]): Promise<OwnedCountable[]> {
  if (named.length === 0) return [];
  const values = [named.map(({ playerId }) => playerId), named.map(({ id }) => id)];
  return (await db.query<Row>(NAMED_ROUNDS, values, 'goals-rounds')).map(countableOf);
}

const NAMED_DEPOSITS = `SELECT ${DEPOSIT} FROM pay_in i WHERE i.id = ANY ($1::uuid[]) AND i.state = 'PAID'`;

export async function listNamedDeposits(db: Queryable, ids: readonly string[]): Promise<OwnedCountable[]> {
  if (ids.length === 0) return [];
  return (await db.query<Row>(NAMED_DEPOSITS, [ids], 'goals-deposits')).map(countableOf);
}

/** Players whose rounds and payments are counted again: those that began at a place and an instant, or after. */
export interface Recounted {
  readonly playerId: bigint;
  readonly from: RoundPlace;
  readonly since: Date;
}

/**
 * Everything of players that counts as far as the reader has read, in one statement and so in one snapshot. A fact that waits
 * (on its way to the journal, in it beyond the turn's end, put aside) has not happened yet: it is counted when the reader comes to
 * it. Of a round with several, the first says what was before it: not told yet, or told with the figures that it takes back.
 */
const ALL = `WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::timestamptz[]) AS a (player_id, pair, nonce, since)
), place AS MATERIALIZED (
  SELECT greatest(coalesce(max(position), 0), $5::bigint) AS position, coalesce(max(day), '-infinity'::date) AS day FROM fact_reader
  WHERE name = '${GOALS_READER}'
), waiting AS MATERIALIZED (
  SELECT DISTINCT ON (player_id, name) player_id, name, topic, payload FROM (
    SELECT player_id, topic, payload, later, at, CASE WHEN topic LIKE 'provider-%' THEN (payload->>'provider') || ':' || (payload->>'round')
      ELSE payload->>'id' END AS name
    FROM (SELECT 0 AS later, position AS at, player_id, topic, payload FROM fact_parked WHERE reader = '${GOALS_READER}'
      UNION ALL SELECT 0, f.position, f.player_id, f.topic, f.payload FROM fact f CROSS JOIN place WHERE f.position > place.position AND f.day >= place.day
      UNION ALL SELECT 1, id, player_id, topic, payload FROM outbox) AS told
    WHERE player_id = ANY ($1) AND (topic IN ('round.settled', 'round.voided', 'provider-round.ended', 'provider-round.taken-back')
      OR topic = 'pay-in.changed' AND payload->>'state' = 'PAID')) AS named
  ORDER BY player_id, name, later, at
)
SELECT ${NAMES} FROM (
  SELECT ${ROUND} FROM asked a
  CROSS JOIN LATERAL (SELECT * FROM every_round e WHERE e.player_id = a.player_id AND (e.seed_pair, e.nonce) >= (a.pair, a.nonce)
    AND coalesce(e.started_at, e.settled_at) >= a.since) AS r
  JOIN game_maths m ON m.id = r.maths_id
  LEFT JOIN waiting w ON w.player_id = r.player_id AND w.name = r.key::text
  LEFT JOIN voided_round v ON v.player_id = r.player_id AND v.key = r.key
  WHERE ${IS_PLAYED} AND CASE WHEN w.topic IS NULL THEN v.key IS NULL ELSE w.topic = 'round.voided' END
  UNION ALL
  SELECT p.player_id, p.provider || ':' || p.round_id, p.game, p.currency, p.kind, t.stake_minor, t.win_minor, t.bonus_stake_minor,
    t.bonus_win_minor, p.opened_at, p.changed_at, NULL, NULL
  FROM asked a JOIN provider_round p ON p.player_id = a.player_id AND p.opened_at >= a.since
  LEFT JOIN waiting w ON w.player_id = p.player_id AND w.name = p.provider || ':' || p.round_id
  CROSS JOIN LATERAL (
    SELECT p.stake_minor, p.win_minor, coalesce(p.bonus_stake_minor, 0) AS bonus_stake_minor,
      coalesce(p.bonus_win_minor, 0) + coalesce(p.bonus_forfeited_minor, 0) AS bonus_win_minor
      WHERE w.topic IS NULL AND p.state IN ('ended', 'abandoned') AND p.stake_minor > 0
    UNION ALL SELECT (w.payload->>'stakeMinor')::bigint, (w.payload->>'winMinor')::bigint, coalesce((w.payload->>'bonusStakeMinor')::bigint, 0),
      coalesce((w.payload->>'bonusWinMinor')::bigint, 0) WHERE w.topic = 'provider-round.taken-back') AS t
  UNION ALL
  SELECT ${DEPOSIT} FROM asked a JOIN pay_in i ON i.player_id = a.player_id AND i.updated_at >= a.since AND i.state = 'PAID'
  LEFT JOIN waiting w ON w.player_id = i.player_id AND w.name = i.id::text WHERE w.topic IS NULL
) AS counted`;

/** @param end the last position that the turn has read; before the first turn 0 */
export async function listAllCountables(
  db: Queryable,
  players: readonly Recounted[],
  end: bigint,
): Promise<OwnedCountable[]> {
  if (players.length === 0) return [];
  const values = [
    ...[players.map(({ playerId }) => playerId), players.map(({ from }) => from.pair)],
    ...[players.map(({ from }) => from.nonce), players.map(({ since }) => since), end],
  ];
  return (await db.query<Row>(ALL, values, 'goals-recount')).map(countableOf);
}

/** Up to where the reader has read. */
export async function findPosition(db: Queryable): Promise<bigint> {
  const text = `SELECT position FROM fact_reader WHERE name = '${GOALS_READER}'`;
  return (await db.query<{ position: bigint }>(text, [], 'goals-position'))[0]?.position ?? 0n;
}

/** Whether everything that was told of until an instant has been read. */
export async function hasReadUntil(db: Queryable, at: Date): Promise<boolean> {
  const text = `SELECT 1 FROM outbox WHERE created_at <= $1
UNION ALL SELECT 1 FROM (SELECT position, day FROM fact_reader WHERE name = '${GOALS_READER}') AS place
  JOIN fact f ON f.position > place.position AND f.day >= place.day WHERE f.created_at <= $1 LIMIT 1`;
  return (await db.query(text, [at], 'goals-read-until')).length === 0;
}

/** The games of other studios, and whose each is. */
export async function listStudioGames(db: Queryable): Promise<{ game: string; studio: string }[]> {
  return db.query('SELECT game, provider AS studio FROM provider_game', [], 'goals-studio-games');
}
