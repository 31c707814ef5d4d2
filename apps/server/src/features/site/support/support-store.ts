import type { SupportState, SupportTopic } from '@croupier/domain/site/support';
import type { Language } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

export interface RequestRow {
  readonly number: bigint;
  readonly topic: SupportTopic;
  readonly state: SupportState;
  readonly message: string;
  readonly reference: string | null;
  readonly createdAt: Date;
  /** What the house answered, the oldest first. */
  readonly answers: readonly { readonly text: string; readonly createdAt: string }[];
}

interface NewRequest extends Omit<RequestRow, 'number' | 'state' | 'answers'> {
  readonly id: string;
  readonly playerId: bigint | null;
  readonly sender: Buffer;
  readonly inputHash: Buffer;
  readonly email: string;
  readonly language: Language;
}

/** Whoever else writes as this sender waits until the transaction ends. Two senders may share a lock, and only wait. */
export async function lockSender(tx: Tx, sender: Buffer): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [sender.readBigInt64BE()], 'support-lock');
}

/** What a request is known by when it comes again. */
interface KeptRequest {
  readonly number: bigint;
  readonly inputHash: Buffer;
}

export async function findByKey(tx: Tx, id: string): Promise<KeptRequest | undefined> {
  const text = 'SELECT number, input_hash AS "inputHash" FROM support_request WHERE id = $1';
  return (await tx.query<KeptRequest>(text, [id], 'support-find'))[0];
}

/** @returns how many the sender has written since, and when the first of them */
export async function countSince(
  tx: Tx,
  sender: Buffer,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await tx.query<{ count: bigint; first: Date | null }>(
    'SELECT count(*) AS count, min(created_at) AS first FROM support_request WHERE sender = $1 AND created_at > $2',
    [sender, since],
    'support-count',
  );
  return { count: Number(row!.count), first: row!.first };
}

const INSERT = `INSERT INTO support_request
  (id, player_id, sender, input_hash, topic, email, language, message, reference, created_at, request_id)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (id) DO NOTHING RETURNING number, input_hash AS "inputHash"`;

/** @returns undefined where its id is taken: a visitor who sent it twice at once, from two addresses */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<KeptRequest | undefined> {
  const { id, playerId, sender, inputHash, topic, email, language, message, reference, createdAt } = request;
  const who = [id, playerId, sender, inputHash];
  const what = [topic, email, language, message, reference, createdAt, currentRequestId() ?? null];
  return (await tx.query<KeptRequest>(INSERT, [...who, ...what], 'support-insert'))[0];
}

const LIST = `SELECT r.number, r.topic, r.state, r.message, r.reference, r.created_at AS "createdAt", coalesce((
  SELECT json_agg(json_build_object('text', a.text, 'createdAt', a.created_at) ORDER BY a.id)
  FROM support_answer a WHERE a.request_id = r.id), '[]') AS answers
FROM support_request r WHERE r.player_id = $1 ORDER BY r.created_at DESC, r.id DESC LIMIT $2`;

export const listRequests = (db: Queryable, playerId: bigint, limit: number): Promise<RequestRow[]> =>
  db.query<RequestRow>(LIST, [playerId, limit], 'support-list');

/** Deletes the oldest, at most so many, that are dealt with and older than so many days. @returns how many */
export async function deleteOld(
  db: Queryable,
  { keptDays, limit }: { keptDays: number; limit: number },
): Promise<number> {
  const text = 'SELECT forget_support_requests($1, $2) AS gone';
  return (await db.query<{ gone: number }>(text, [keptDays, limit], 'support-forget'))[0]!.gone;
}
