import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

/** The webhook that a message came to. */
export type MessageAbout = 'pay-in' | 'pay-out' | 'card';

export interface NewMessage {
  readonly provider: string;
  readonly about: MessageAbout;
  /** The provider's own id of it. */
  readonly id: string;
  /** The bytes as they came. */
  readonly body: Buffer;
}

/** A signed message of a provider, as it is kept. */
export interface ProviderMessage {
  readonly number: bigint;
  readonly provider: string;
  readonly id: string;
  readonly body: Buffer;
  readonly requestId: string | null;
  /** What became of it; null until it is taken. */
  readonly outcome: string | null;
}

/** Keeps a message unless the same one was kept before. @returns its number */
export async function keepMessage(db: Queryable, message: NewMessage, now: Date): Promise<bigint> {
  const { provider, about, id, body } = message;
  const kept = await db.query<{ number: bigint }>(
    `INSERT INTO provider_message (provider, about, id, body, received_at, request_id) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (provider, about, id, body_hash) DO NOTHING RETURNING number`,
    [provider, about, id, body, now, currentRequestId() ?? null],
    'provider-message-keep',
  );
  if (kept[0]) return kept[0].number;
  const before = await db.query<{ number: bigint }>(
    `SELECT number FROM provider_message WHERE provider = $1 AND about = $2 AND id = $3 AND body_hash = sha256($4)`,
    [provider, about, id, body],
    'provider-message-before',
  );
  return before[0]!.number;
}

/** Locked, so that a message that comes twice at once is taken once. */
export async function lockMessage(tx: Tx, number: bigint): Promise<ProviderMessage | undefined> {
  const text = `SELECT number, provider, id, body, request_id AS "requestId", outcome FROM provider_message WHERE number = $1 FOR UPDATE`;
  return (await tx.query<ProviderMessage>(text, [number], 'provider-message-lock'))[0];
}

export async function setOutcome(
  tx: Tx,
  { number, outcome, now }: { number: bigint; outcome: string; now: Date },
): Promise<void> {
  const text = 'UPDATE provider_message SET outcome = $2, taken_at = $3 WHERE number = $1';
  await tx.query(text, [number, outcome, now], 'provider-message-taken');
}

interface Untaken {
  readonly about: MessageAbout;
  readonly receivedBefore: Date;
  readonly resting: readonly string[];
  readonly limit: number;
}

/** Messages that nothing has become of yet, the oldest first, without those that rest. */
export const listUntaken = (
  db: Queryable,
  { about, receivedBefore, resting, limit }: Untaken,
): Promise<{ number: bigint; requestId: string | null }[]> =>
  db.query(
    `SELECT number, request_id AS "requestId" FROM provider_message
     WHERE about = $1 AND outcome IS NULL AND received_at < $2 AND number::text <> ALL ($3::text[]) ORDER BY received_at, number LIMIT $4`,
    [about, receivedBefore, resting, limit],
    'provider-messages-untaken',
  );

/** Deletes messages that were taken before; what a finding that nobody has closed says stays. @returns how many */
export async function deleteTakenBefore(
  db: Queryable,
  { about, before, limit }: { about: MessageAbout; before: Date; limit: number },
): Promise<number> {
  const rows = await db.query(
    `DELETE FROM provider_message WHERE number IN (SELECT m.number FROM provider_message m
       WHERE m.outcome IS NOT NULL AND m.taken_at < $1 AND m.about = $3
         AND NOT EXISTS (SELECT FROM payment_finding f WHERE f.message = m.number AND f.settled_at IS NULL)
       ORDER BY m.taken_at LIMIT $2) RETURNING 1 AS one`,
    [before, limit, about],
    'provider-messages-old',
  );
  return rows.length;
}
