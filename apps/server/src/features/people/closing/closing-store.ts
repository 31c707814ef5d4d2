import type { AccountInUse, DeletionStanding } from '@croupier/contract/people/deletion';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import { OPEN_PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import type { Queryable } from '../../../platform/database.ts';

const USE = `SELECT
  ((SELECT count(*) FROM open_round WHERE player_id = $1)
    + (SELECT count(*) FROM provider_round WHERE player_id = $1 AND state = 'open'))::integer AS "openRounds",
  ((SELECT count(*) FROM pay_in WHERE player_id = $1 AND state IN ('CREATED', 'PENDING', 'LATE', 'RETURNING'))
    + (SELECT count(*) FROM pay_out WHERE player_id = $1
      AND (state = ANY ($2::text[]) OR is_contradicted OR owed_minor > 0))
    + (SELECT count(*) FROM player_debt WHERE player_id = $1 AND paid_at IS NULL))::integer AS "openPayments",
  (SELECT count(*) FROM provider_held_win WHERE player_id = $1 AND decision IS NULL)::integer AS "heldWins"`;

/** What of a player's is not over yet. */
export async function findUse(db: Queryable, playerId: bigint): Promise<Omit<AccountInUse, 'money'>> {
  return (await db.query<Omit<AccountInUse, 'money'>>(USE, [playerId, OPEN_PAY_OUT_STATES]))[0]!;
}

interface Held {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
}

/** Real and bonus money that there is, and what gifts and free rounds have gathered that are not over: it becomes money by itself. Play money is no money. */
export const listMoney = (db: Queryable, playerId: bigint): Promise<Held[]> =>
  db.query<Held>(
    `SELECT currency, kind, sum(amount_minor)::bigint AS "amountMinor" FROM (
  SELECT currency, kind, amount_minor FROM ledger_account WHERE player_id = $1 AND kind <> 'play'
  UNION ALL SELECT currency, (terms->>'endsAs')::balance_kind, win_minor FROM gift_grant WHERE player_id = $1 AND state = 'ACTIVATED'
  UNION ALL SELECT currency, (terms->>'endsAs')::balance_kind, win_minor FROM provider_free_rounds
    WHERE player_id = $1 AND state = 'ACTIVATED' AND terms IS NOT NULL
) AS held WHERE amount_minor > 0 GROUP BY currency, kind ORDER BY currency, kind`,
    [playerId],
  );

/** What its player gives up by leaving: bonus money, and rounds of gifts that are not played. */
export async function findGivenUp(
  db: Queryable,
  playerId: bigint,
): Promise<Pick<DeletionStanding, 'bonuses' | 'giftRounds'>> {
  const [gifts] = await db.query<{ rounds: number }>(
    `SELECT coalesce(sum(rounds), 0)::integer AS rounds FROM (
  SELECT rounds_left AS rounds FROM gift_grant WHERE player_id = $1 AND state = 'ACTIVATED'
  UNION ALL SELECT granted - used FROM provider_free_rounds WHERE player_id = $1 AND state = 'ACTIVATED' AND canceled_at IS NULL
) AS given`,
    [playerId],
  );
  const bonuses = await db.query<{ currency: Currency; amountMinor: bigint }>(
    `SELECT currency, sum(amount_minor)::bigint AS "amountMinor" FROM (
  SELECT currency, amount_minor FROM ledger_account WHERE player_id = $1 AND kind = 'bonus' AND amount_minor > 0
  UNION ALL SELECT currency, amount_minor FROM bonus_grant WHERE player_id = $1 AND state = 'NOT_ACTIVATED'
) AS held GROUP BY currency ORDER BY currency`,
    [playerId],
  );
  return {
    bonuses: bonuses.map(({ currency, amountMinor }) => ({ currency, amountMinor: String(amountMinor) })),
    giftRounds: gifts!.rounds,
  };
}
