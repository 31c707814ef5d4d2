import type { Queryable } from '../../../platform/database.ts';

export type PaymentKind = 'in' | 'out';

export interface PaymentName {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** The place of a payment in the list; the instant as PostgreSQL writes it, to the microsecond. */
export interface Place {
  readonly createdAt: string;
  readonly id: string;
}

/** An id is a hash over the kind of its payment, too: it is in one of the tables alone. */
const PLACE = `SELECT created_at::text AS "createdAt", id FROM pay_in WHERE id = $2 AND player_id = $1
UNION ALL SELECT created_at::text, id FROM pay_out WHERE id = $2 AND player_id = $1`;

/** @returns undefined for what is no payment of the player's */
export async function placeOf(db: Queryable, playerId: bigint, id: string): Promise<Place | undefined> {
  return (await db.query<Place>(PLACE, [playerId, id], 'payment-place'))[0];
}

const TABLES = { in: 'pay_in', out: 'pay_out' } as const satisfies Record<PaymentKind, string>;

/** Each table is read along an index of its own and no further than a page, whatever it holds; the two are merged. */
export function pageSql(kinds: readonly PaymentKind[], hasState: boolean): string {
  const newestOf = (kind: PaymentKind) =>
    `(SELECT '${kind}' AS kind, id, created_at FROM ${TABLES[kind]} WHERE player_id = $1${hasState ? ' AND state = $7' : ''}
  AND created_at >= $2::timestamptz AND created_at < $3::timestamptz AND (created_at, id) < ($4::timestamptz, $5::uuid)
ORDER BY created_at DESC, id DESC LIMIT $6)`;
  return `SELECT kind, id FROM (${kinds.map(newestOf).join('\nUNION ALL\n')}) AS payment ORDER BY created_at DESC, id DESC LIMIT $6`;
}

export interface PageQuery {
  readonly playerId: bigint;
  readonly kinds: readonly PaymentKind[];
  readonly state: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** Where the page before ended. */
  readonly before: Place | undefined;
  readonly limit: number;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export function pageValues({ playerId, state, from, to, before, limit }: PageQuery): unknown[] {
  return [
    ...[playerId, from ?? '-infinity', to ?? 'infinity'],
    ...[before?.createdAt ?? 'infinity', before?.id ?? LAST_ID, limit],
    ...(state === undefined ? [] : [state]),
  ];
}

/** Newest first. */
export async function listPayments(db: Queryable, page: PageQuery): Promise<PaymentName[]> {
  const { kinds, state } = page;
  const text = pageSql(kinds, state !== undefined);
  const name = `payments-${kinds.join('-')}${state === undefined ? '' : '-of-state'}`;
  return db.query<PaymentName>(text, pageValues(page), name);
}
