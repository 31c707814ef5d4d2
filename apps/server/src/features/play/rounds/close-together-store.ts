import type { Queryable } from '../../../platform/database.ts';
import { isoText } from '../../../platform/iso-text.ts';
import { joinAccount, movedColumns, writeBalances, writeTransfers } from '../../money/ledger/feature.ts';
import { giveAllowance } from '../../people/play-rules/feature.ts';
import type { StoredRound } from './rounds-store.ts';

/** An open round on its way to being a settled one. */
export interface Closing extends Pick<StoredRound, 'playerId' | 'key' | 'grantId'> {
  /** The entry it was read with; when it has another by now, it stays as it is. */
  readonly before: string;
  readonly entry: string;
  readonly winMinor: bigint;
}

/** An open round as far as ending it without a draw needs it. */
export type EndingRound = Pick<StoredRound, 'playerId' | 'key' | 'mathHash' | 'stakeMinor' | 'grantId'> & {
  readonly entry: string;
};

/** Open rounds of a game in the order of their players, a portion after `after`; of these players only, where named. */
export async function listEnding(
  db: Queryable,
  game: string,
  { players, after, limit }: { players: readonly bigint[] | undefined; after: bigint; limit: number },
): Promise<EndingRound[]> {
  const text = `SELECT r.player_id AS "playerId", r.key, m.math_hash AS "mathHash", r.stake_minor AS "stakeMinor", r.entry, r.grant_id AS "grantId"
FROM open_round r JOIN game_maths m ON m.id = r.maths_id
WHERE r.game = $1 AND r.player_id > $2 AND ($3::bigint[] IS NULL OR r.player_id = ANY ($3)) ORDER BY r.player_id LIMIT $4`;
  return db.query<EndingRound>(text, [game, after, players ?? null, limit], 'rounds-list-ending');
}

const WIN = { win: 'win' };

/**
 * Makes open rounds of different players, without a bonus, settled ones and pays what they win. Seats, then accounts, in the order of
 * players, as every other settlement locks them. A round that somebody else closed first is not in `gone`, and then nothing
 * of it is done: the delete sees the row as it is once its seat is locked. A round that wins nothing moves nothing, and ends
 * with the balance as it is: others may have been played since its stake was taken. So where that one began is kept apart.
 */
export const CLOSE_TOGETHER = `
WITH asked AS MATERIALIZED (
  SELECT player_id, ($2::uuid[])[i] AS key, ($3::text[])[i] AS before, ($4::text[])[i] AS final, ($5::bigint[])[i] AS win
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i)
), locked AS MATERIALIZED (
  SELECT a.*, w.currency, w.kind, w.amount_minor, w.version
  FROM asked a
  JOIN open_round o ON o.player_id = a.player_id AND o.key = a.key
  JOIN player_seat s ON s.player_id = a.player_id
  ${joinAccount('o')}
  ORDER BY a.player_id FOR UPDATE OF s, w
), gone AS (
  DELETE FROM open_round o USING locked l
  WHERE o.player_id = l.player_id AND o.key = l.key AND o.entry = l.before AND o.grant_id IS NULL
  RETURNING o.player_id, o.seed_pair, o.nonce, o.key, o.maths_id, o.game, o.currency, o.kind, o.stake_minor,
    o.balance_after_minor + o.stake_minor AS balance_before_minor, o.draws, o.asked, o.opened_at, l.final, l.win, ${movedColumns({ amount: 'l.amount_minor', version: 'l.version' }, WIN)}
), paid AS (
  ${writeBalances({ from: 'gone', where: 'm.win > 0' })}
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, balance_before_minor, request_id, draws, entry, asked, started_at, settled_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win, balance_after_minor, balance_version,
    balance_before_minor, $6, draws, final, asked, opened_at, $7 FROM gone
), moved AS (
  ${writeTransfers({ from: 'gone', ...WIN, at: '$7::timestamptz' })}
), seated AS (
  UPDATE player_seat s SET open_rounds = s.open_rounds - 1, ${giveAllowance('s', { of: 'g', ownWin: 'g.win' })} FROM gone g WHERE s.player_id = g.player_id
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT g.player_id, 'round.settled', row_to_json(fact), $6
  FROM gone g CROSS JOIN LATERAL (SELECT g.key AS id, g.game, g.currency, g.kind, g.stake_minor::text AS "stakeMinor",
    g.win::text AS "winMinor", g.balance_after_minor::text AS "amountMinor", g.balance_version AS version,
    g.maths_id AS maths, g.final AS entry, ${isoText('g.opened_at')} AS "startedAt") AS fact
)
SELECT player_id AS "playerId" FROM gone`;

/**
 * @param db a transaction in which the seats are locked, or none: then the statement is one of its own
 * @returns the players whose rounds it closed
 */
export async function closeTogether(
  db: Queryable,
  closings: readonly Closing[],
  { requestId, now }: { requestId: string; now: Date },
): Promise<bigint[]> {
  const column = <Name extends keyof Closing>(name: Name) => closings.map((closing) => closing[name]);
  const rows = await db.query<{ playerId: bigint }>(
    CLOSE_TOGETHER,
    [
      column('playerId'),
      column('key'),
      column('before'),
      column('entry'),
      column('winMinor'),
      requestId,
      now,
    ],
    'rounds-close-together',
  );
  return rows.map(({ playerId }) => playerId);
}
