import type { Currency } from '@croupier/domain/money/amounts';
import type { LimitPeriod, RecordedLimitChange, StoredLimit } from '@croupier/domain/people/limits';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

export interface Row {
  period: LimitPeriod;
  amountMinor: bigint | null;
  currency: Currency;
  askedAt: Date | null;
  askedMinor: bigint | null;
  askedCurrency: Currency | null;
  loosenedAt: Date | null;
}

export async function listLimits(db: Queryable, playerId: bigint): Promise<StoredLimit[]> {
  const rows = await db.query<Row>(
    `SELECT period, amount_minor AS "amountMinor", currency, asked_at AS "askedAt", asked_minor AS "askedMinor",
       asked_currency AS "askedCurrency", loosened_at AS "loosenedAt"
     FROM deposit_limit WHERE player_id = $1`,
    [playerId],
    'limits-list',
  );
  return rows.map(({ askedMinor, askedCurrency, ...row }) => ({
    ...row,
    asked:
      askedMinor === null || askedCurrency === null
        ? null
        : { amountMinor: askedMinor, currency: askedCurrency },
  }));
}

export async function saveLimit(tx: Tx, playerId: bigint, limit: StoredLimit): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_limit (player_id, period, amount_minor, currency, asked_at, asked_minor, asked_currency, loosened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (player_id, period) DO UPDATE SET amount_minor = $3, currency = $4, asked_at = $5, asked_minor = $6,
       asked_currency = $7, loosened_at = $8`,
    [
      playerId,
      limit.period,
      limit.amountMinor,
      limit.currency,
      limit.askedAt,
      limit.asked?.amountMinor ?? null,
      limit.asked?.currency ?? null,
      limit.loosenedAt,
    ],
  );
}

/** What a player did to a limit stays on record, numbered; the caller holds the lock of `lockPlayer`. */
export async function recordChange(tx: Tx, playerId: bigint, change: RecordedLimitChange): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_limit_change (player_id, place, period, change, amount_minor, currency, changed_at, request_id)
     VALUES ($1, (SELECT count(*) + 1 FROM deposit_limit_change WHERE player_id = $1), $2, $3, $4, $5, $6, $7)`,
    [
      playerId,
      change.period,
      change.change,
      change.amountMinor,
      change.currency,
      change.at,
      currentRequestId() ?? null,
    ],
  );
}
