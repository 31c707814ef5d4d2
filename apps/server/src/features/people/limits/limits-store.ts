import type { Currency } from '@croupier/domain/money/amounts';
import type { LimitKey, LimitSize, RecordedLimitChange, StoredLimit } from '@croupier/domain/people/limits';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

export interface Row extends LimitKey {
  size: bigint | null;
  currency: Currency | null;
  askedAt: Date | null;
  askedSize: bigint | null;
  askedCurrency: Currency | null;
  loosenedAt: Date | null;
}

export async function listLimits(db: Queryable, playerId: bigint): Promise<StoredLimit[]> {
  const rows = await db.query<Row>(
    `SELECT rule, period, size, currency, asked_at AS "askedAt", asked_size AS "askedSize",
       asked_currency AS "askedCurrency", loosened_at AS "loosenedAt"
     FROM player_limit WHERE player_id = $1`,
    [playerId],
    'limits-list',
  );
  return rows.map(limitOf);
}

export function limitOf({ rule, period, askedAt, loosenedAt, ...row }: Row): StoredLimit {
  const [amount, asked] = [sizeOf(row.size, row.currency), sizeOf(row.askedSize, row.askedCurrency)];
  return { rule, period, amount, askedAt, asked, loosenedAt };
}

export const sizeOf = (size: bigint | null, currency: Currency | null): LimitSize | null =>
  size === null ? null : { size, currency };

export async function saveLimit(tx: Tx, playerId: bigint, limit: StoredLimit): Promise<void> {
  const { rule, period, amount, askedAt, asked, loosenedAt } = limit;
  await tx.query(
    `INSERT INTO player_limit (player_id, rule, period, size, currency, asked_at, asked_size, asked_currency, loosened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (player_id, rule, period) DO UPDATE SET size = $4, currency = $5, asked_at = $6, asked_size = $7,
       asked_currency = $8, loosened_at = $9`,
    [
      ...[playerId, rule, period, amount?.size ?? null, amount?.currency ?? null],
      ...[askedAt, asked?.size ?? null, asked?.currency ?? null, loosenedAt],
    ],
  );
}

/** What a player did to a limit stays on record, numbered; the caller holds the lock of `lockPlayer`. */
export async function recordChange(tx: Tx, playerId: bigint, change: RecordedLimitChange): Promise<void> {
  const { rule, period, amount, at } = change;
  await tx.query(
    `INSERT INTO player_limit_change (player_id, place, rule, period, change, size, currency, changed_at, request_id)
     VALUES ($1, (SELECT count(*) + 1 FROM player_limit_change WHERE player_id = $1), $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[playerId, rule, period, change.change, amount?.size ?? null, amount?.currency ?? null],
      ...[at, currentRequestId() ?? null],
    ],
  );
}

/** The limits that players had set at an instant, as they recorded them. */
const AT = `SELECT rule, period, size, currency FROM (
  SELECT DISTINCT ON (rule, period) rule, period, size, currency, change FROM player_limit_change
  WHERE player_id = $1 AND changed_at < $2 AND change IN ('set', 'lowered', 'raised', 'removed') ORDER BY rule, period, number DESC
) AS last WHERE size IS NOT NULL AND change <> 'removed' ORDER BY rule, period`;

export const listLimitsAt = (
  db: Queryable,
  playerId: bigint,
  at: Date,
): Promise<(LimitKey & { size: bigint; currency: Currency | null })[]> =>
  db.query(AT, [playerId, at], 'limits-at');
