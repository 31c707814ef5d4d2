import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { PlayedHour, PlayedMinutes } from '@croupier/domain/people/play-rules';
import type { Queryable } from '../../../platform/database.ts';

/** Only what is staked and won of the player's own accounts: what is given or turned into money is no win. */
const played = (
  more: string,
): string => `SELECT currency, kind, date_trunc('hour', created_at, 'UTC') AS hour,
  coalesce(sum(CASE WHEN credit = 'bets' THEN amount_minor WHEN debit = 'bets' THEN -amount_minor END), 0)::bigint AS "stakedMinor",
  coalesce(sum(CASE WHEN debit = 'wins' THEN amount_minor WHEN credit = 'wins' THEN -amount_minor END), 0)::bigint AS "wonMinor"
FROM ledger_transfer
WHERE player_id = $1 AND kind IN ('real', 'bonus') AND created_at >= $2${more} AND (credit IN ('bets', 'wins') OR debit IN ('bets', 'wins'))
GROUP BY currency, kind, hour`;
const PLAYED = played('');
const PLAYED_UNTIL = played(' AND created_at < $3');

/** What a player staked and won from an instant on, by hour; a stake that was given back, or a win that was taken, is taken off when it was. */
export async function playedByHour(db: Queryable, playerId: bigint, since: Date): Promise<PlayedHour[]> {
  return db.query<PlayedHour>(PLAYED, [playerId, since], 'ledger-played');
}

/** The same as it stood at a later instant, for who looks back. */
export async function playedByHourUntil(
  db: Queryable,
  playerId: bigint,
  { since, until }: { since: Date; until: Date },
): Promise<PlayedHour[]> {
  return db.query<PlayedHour>(PLAYED_UNTIL, [playerId, since, until], 'ledger-played-until');
}

/** An account of a player's, and what of it is looked at. */
interface PlayedAccount {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

/** Backwards from the newest transfer, as versions are found by a key and instants are not. */
const STAKED = `SELECT w.player_id AS "playerId", w.kind, f.at, coalesce(f.version, l.version, 1) AS "fromVersion"
FROM unnest($1::bigint[], $2::text[], $3::balance_kind[], $4::timestamptz[]) AS w (player_id, currency, kind, since)
LEFT JOIN LATERAL (SELECT version FROM ledger_transfer t
  WHERE t.player_id = w.player_id AND t.currency = w.currency AND t.kind = w.kind AND t.created_at <= w.since
  ORDER BY version DESC LIMIT 1) AS b ON true
LEFT JOIN LATERAL (SELECT created_at AS at, version FROM ledger_transfer t
  WHERE t.player_id = w.player_id AND t.currency = w.currency AND t.kind = w.kind AND t.version > coalesce(b.version, 0)
    AND t.credit = 'bets' ORDER BY version LIMIT 1) AS f ON true
LEFT JOIN LATERAL (SELECT version + 1 AS version FROM ledger_transfer t
  WHERE t.player_id = w.player_id AND t.currency = w.currency AND t.kind = w.kind ORDER BY version DESC LIMIT 1) AS l ON true`;

/** Each account's first stake after an instant, with its version; no instant, and the version that comes next, where there is none. */
export async function firstStakes(
  db: Queryable,
  wanted: readonly (PlayedAccount & { readonly since: Date })[],
): Promise<{ playerId: bigint; kind: BalanceKind; at: Date | null; fromVersion: bigint }[]> {
  const columns = [
    wanted.map(({ playerId }) => playerId),
    wanted.map(({ currency }) => currency),
    wanted.map(({ kind }) => kind),
    wanted.map(({ since }) => since),
  ];
  return db.query(STAKED, columns, 'ledger-first-stakes');
}

const PLAYED_FROM = `SELECT
  coalesce(sum(CASE WHEN credit = 'bets' THEN amount_minor WHEN debit = 'bets' THEN -amount_minor END), 0)::bigint AS "stakedMinor",
  coalesce(sum(CASE WHEN debit = 'wins' THEN amount_minor WHEN credit = 'wins' THEN -amount_minor END), 0)::bigint AS "wonMinor"
FROM ledger_transfer t JOIN unnest($3::balance_kind[], $4::bigint[]) AS f (kind, version) ON t.kind = f.kind AND t.version >= f.version
WHERE player_id = $1 AND currency = $2 AND (credit IN ('bets', 'wins') OR debit IN ('bets', 'wins'))`;

/** What a player staked and won of some accounts, from a version of each on; what was given back or taken is taken off. */
export async function playedFrom(
  db: Queryable,
  { playerId, currency }: Omit<PlayedAccount, 'kind'>,
  from: readonly { readonly kind: BalanceKind; readonly version: bigint }[],
): Promise<{ stakedMinor: bigint; wonMinor: bigint }> {
  const values = [playerId, currency, from.map(({ kind }) => kind), from.map(({ version }) => version)];
  return (
    await db.query<{ stakedMinor: bigint; wonMinor: bigint }>(PLAYED_FROM, values, 'ledger-played-from')
  )[0]!;
}

const minutes = (
  more: string,
): string => `SELECT date_trunc('hour', created_at, 'UTC') AS hour, count(DISTINCT date_trunc('minute', created_at))::integer AS minutes,
  max(date_trunc('minute', created_at)) AS last
FROM ledger_transfer WHERE player_id = $1 AND created_at >= $2${more} AND credit = 'bets' GROUP BY hour`;
const MINUTES = minutes('');
const MINUTES_UNTIL = minutes(' AND created_at < $3');

/** In how many minutes of each hour a player staked something, of whatever money, from an instant on; also what was given back since. */
export async function playedMinutes(db: Queryable, playerId: bigint, since: Date): Promise<PlayedMinutes[]> {
  return db.query<PlayedMinutes>(MINUTES, [playerId, since], 'ledger-minutes');
}

/** The same as it stood at a later instant. */
export async function playedMinutesUntil(
  db: Queryable,
  playerId: bigint,
  { since, until }: { since: Date; until: Date },
): Promise<PlayedMinutes[]> {
  return db.query<PlayedMinutes>(MINUTES_UNTIL, [playerId, since, until], 'ledger-minutes-until');
}

/** `level`: what was to be staked at each moment, less all that was; where that is below zero it was staked before it was deposited. */
const TURNOVER = `WITH moved AS (SELECT version, CASE WHEN operation = 'pay-in' THEN amount_minor ELSE 0 END AS deposited,
    sum(CASE WHEN operation = 'pay-in' THEN amount_minor * $4::integer WHEN credit = 'bets' THEN -amount_minor ELSE amount_minor END)
      OVER (ORDER BY version) AS level
  FROM every_transfer WHERE player_id = $1 AND currency = $2 AND kind = 'real' AND created_at > $3
    AND (operation = 'pay-in' OR credit = 'bets' OR debit = 'bets')),
reckoned AS (SELECT coalesce(sum(deposited), 0) AS deposited, coalesce(least(min(level), 0), 0) AS early,
  coalesce((SELECT level FROM moved ORDER BY version DESC LIMIT 1), 0) AS level FROM moved)
SELECT deposited::bigint AS "depositedMinor",
  (deposited * $4::integer - least(deposited * $4::integer, level - early))::bigint AS "stakedMinor" FROM reckoned`;

/**
 * Real money that was deposited since an instant, and what of it was staked: only what was staked after it counts, up to so many times as
 * much, so that nobody plays first and sends a deposit through afterwards. What was given back of stakes is taken off.
 */
export async function turnoverSince(
  db: Queryable,
  {
    playerId,
    currency,
    since,
    times,
  }: Omit<PlayedAccount, 'kind'> & { readonly since: Date; readonly times: number },
): Promise<{ depositedMinor: bigint; stakedMinor: bigint }> {
  const values = [playerId, currency, since, times];
  const rows = await db.query<{ depositedMinor: bigint; stakedMinor: bigint }>(
    TURNOVER,
    values,
    'ledger-turnover',
  );
  return rows[0]!;
}
