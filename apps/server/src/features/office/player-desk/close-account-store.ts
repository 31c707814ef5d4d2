import type { AccountInUse } from '@croupier/contract/office/player-desk';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

const USE = `SELECT
  ((SELECT count(*) FROM open_round WHERE player_id = $1)
    + (SELECT count(*) FROM provider_round WHERE player_id = $1 AND state = 'open'))::integer AS "openRounds",
  (SELECT count(*) FROM pay_in WHERE player_id = $1 AND state IN ('CREATED', 'PENDING'))::integer AS "openPayments",
  (SELECT count(*) FROM provider_held_win WHERE player_id = $1 AND decision IS NULL)::integer AS "heldWins"`;

/** What of a player's is not over yet. */
export async function findUse(db: Queryable, playerId: bigint): Promise<Omit<AccountInUse, 'money'>> {
  return (await db.query<Omit<AccountInUse, 'money'>>(USE, [playerId]))[0]!;
}

interface Held {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
}

/** Real and bonus money that there is, and what gifts have won that are not over: it becomes money by itself. */
export const listMoney = (db: Queryable, playerId: bigint): Promise<Held[]> =>
  db.query<Held>(
    `SELECT currency, kind, sum(amount_minor)::bigint AS "amountMinor" FROM (
  SELECT currency, kind, amount_minor FROM ledger_account WHERE player_id = $1 AND kind <> 'play'
  UNION ALL SELECT currency, (terms->>'endsAs')::balance_kind, win_minor FROM gift_grant WHERE player_id = $1 AND state = 'ACTIVATED'
) AS held WHERE amount_minor > 0 GROUP BY currency, kind ORDER BY currency, kind`,
    [playerId],
  );
