import type { FoundPlayer } from '@croupier/contract/office/player-desk';
import type { Queryable } from '../../../platform/database.ts';
import { containing } from '../../../platform/list-sql.ts';
import { isAbout, numberIn } from './players-list-store.ts';

export interface FoundRow {
  readonly id: bigint;
  readonly nickname: string;
  readonly email: string;
  readonly by: FoundPlayer['by'];
  /** The round that the id leads to. */
  readonly round: string | null;
}

/**
 * Where the id of a thing leads to its player, each by an index. Two looks at the traces and not one with OR, which reads all of them.
 * What a request is of is said first: a round, a payment, or anything else.
 */
const BY_ID = `SELECT p.id, p.nickname, p.email, t.by, t.round FROM (
  SELECT player_id, 'round' AS by, round_id AS round, 0 AS place FROM player_trace WHERE round_id = $1
  UNION SELECT t.player_id, CASE WHEN t.round_id IS NOT NULL THEN 'round' WHEN EXISTS (SELECT FROM pay_in i
      WHERE i.player_id = t.player_id AND i.request_id = $1::text) THEN 'payment' ELSE 'request' END, t.round_id,
    CASE WHEN t.round_id IS NOT NULL THEN 0 ELSE 1 END FROM player_trace t WHERE t.request_id = $1
  UNION SELECT player_id, 'payment', NULL, 0 FROM pay_in WHERE id = $1
  UNION SELECT player_id, 'support-request', NULL, 0 FROM support_request WHERE id = $1 AND player_id IS NOT NULL
  UNION SELECT subject_id::bigint, 'request', NULL, 2 FROM audit_entry
    WHERE request_id = $1::text AND subject_kind = 'player' AND subject_id ~ '^[1-9][0-9]{0,17}$'
) t JOIN player p ON p.id = t.player_id ORDER BY p.id, t.place LIMIT $2`;

export const findById = (db: Queryable, id: string, limit: number): Promise<FoundRow[]> =>
  db.query<FoundRow>(BY_ID, [id, limit]);

const BY_NAME_OF_A_THING = `SELECT p.id, p.nickname, p.email, t.by, NULL AS round FROM (
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
  db.query<FoundRow>(`SELECT id, nickname, email, 'number' AS by, NULL AS round FROM player WHERE id = $1`, [
    number,
  ]);

/** Who came last comes first: of what is found often, the index of that order is walked no further than it takes. */
export function findByText(db: Queryable, text: string, limit: number): Promise<FoundRow[]> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const condition = isAbout(text, bind);
  const statement = `SELECT p.id, p.nickname, p.email,
  CASE WHEN p.nickname ILIKE ${bind(containing(text))} THEN 'name' ELSE 'email' END AS by, NULL AS round
FROM player p WHERE ${condition} ORDER BY p.created_at DESC, p.id DESC LIMIT ${bind(limit)}`;
  return db.query<FoundRow>(statement, values);
}
