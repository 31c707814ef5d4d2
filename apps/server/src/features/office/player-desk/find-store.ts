import type { FoundPlayer } from '@croupier/contract/office/player-desk';
import type { Queryable } from '../../../platform/database.ts';
import { containing } from '../../../platform/list-sql.ts';
import { isAbout, numberIn } from './players-list-store.ts';

export interface FoundRow {
  readonly id: bigint;
  readonly nickname: string;
  readonly email: string;
  readonly by: FoundPlayer['by'];
}

/** Where the id of a thing leads to its player; each by an index. */
const BY_ID = `SELECT p.id, p.nickname, p.email, t.by FROM (
  SELECT player_id, what AS by FROM player_trace WHERE id = $1
  UNION SELECT player_id, 'payment' FROM pay_in WHERE id = $1
  UNION SELECT player_id, 'support-request' FROM support_request WHERE id = $1 AND player_id IS NOT NULL
  UNION SELECT subject_id::bigint, 'request' FROM audit_entry
    WHERE request_id = $1::text AND subject_kind = 'player' AND subject_id ~ '^[1-9][0-9]{0,17}$'
) t JOIN player p ON p.id = t.player_id ORDER BY p.id, t.by LIMIT $2`;

export const findById = (db: Queryable, id: string, limit: number): Promise<FoundRow[]> =>
  db.query<FoundRow>(BY_ID, [id, limit]);

const BY_NAME_OF_A_THING = `SELECT p.id, p.nickname, p.email, t.by FROM (
  SELECT player_id, 'payment' AS by FROM pay_in WHERE provider_payment_id = $1
  UNION ALL SELECT player_id, 'shared-round' FROM round_share WHERE ticket = $1
  UNION ALL SELECT player_id, 'support-request' FROM support_request
    WHERE number = $2::bigint AND player_id IS NOT NULL
) t JOIN player p ON p.id = t.player_id LIMIT $3`;

/** By what the provider calls a payment, the ticket of a shared round, and the number of a request to the house. */
export function findByName(db: Queryable, name: string, limit: number): Promise<FoundRow[]> {
  return db.query<FoundRow>(BY_NAME_OF_A_THING, [name, numberIn(name) ?? null, limit]);
}

export const findByNumber = (db: Queryable, number: string): Promise<FoundRow[]> =>
  db.query<FoundRow>(`SELECT id, nickname, email, 'number' AS by FROM player WHERE id = $1`, [number]);

/** Who came last comes first: of what is found often, the index of that order is walked no further than it takes. */
export function findByText(db: Queryable, text: string, limit: number): Promise<FoundRow[]> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const condition = isAbout(text, bind);
  const statement = `SELECT p.id, p.nickname, p.email,
  CASE WHEN p.nickname ILIKE ${bind(containing(text))} THEN 'name' ELSE 'email' END AS by
FROM player p WHERE ${condition} ORDER BY p.created_at DESC, p.id DESC LIMIT ${bind(limit)}`;
  return db.query<FoundRow>(statement, values);
}
