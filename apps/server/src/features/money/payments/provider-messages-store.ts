import { createHash } from 'node:crypto';
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

/** The name under which a message is kept once: the same id with other bytes is another message. */
export const nameOfMessage = (message: NewMessage): string =>
  nameOf({ ...message, hash: createHash('sha256').update(message.body).digest('hex') });

interface Named extends Pick<NewMessage, 'provider' | 'about' | 'id'> {
  /** Of its bytes. */
  readonly hash: string;
}

const nameOf = ({ provider, about, id, hash }: Named): string => `${provider} ${about} ${id} ${hash}`;

const NAMED = `number, provider, about, id, encode(body_hash, 'hex') AS hash`;

/** Keeps a message unless the same one was kept before. @returns its number */
export const keepMessage = async (db: Queryable, message: NewMessage, now: Date): Promise<bigint> =>
  (await keepMessages(db, [message], now))[0]!;

/** Keeps those of several messages, no two of them the same, that were not kept before. @returns their numbers, in their order */
export async function keepMessages(
  db: Queryable,
  messages: readonly (NewMessage & { readonly requestId?: string | undefined })[],
  now: Date,
): Promise<bigint[]> {
  const named = messages.map((message) => ({ ...message, name: nameOfMessage(message) }));
  // In the order of names: two that have the same ones wait for each other by turns, never in a circle.
  const sorted = named.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const numbers = new Map<string, bigint>();
  const note = (rows: readonly (Named & { number: bigint })[]) =>
    rows.forEach((row) => numbers.set(nameOf(row), row.number));
  const columnsOf = (of: readonly NewMessage[]) => [
    of.map(({ provider }) => provider),
    of.map(({ about }) => about),
    of.map(({ id }) => id),
    of.map(({ body }) => body),
  ];
  const requestIds = sorted.map(({ requestId }) => requestId ?? currentRequestId() ?? null);
  note(
    await db.query(
      `INSERT INTO provider_message (provider, about, id, body, received_at, request_id)
SELECT m.provider, m.about, m.id, m.body, $5, m.request_id
FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $6::text[]) AS m (provider, about, id, body, request_id)
ON CONFLICT (provider, about, id, body_hash) DO NOTHING RETURNING ${NAMED}`,
      [...columnsOf(sorted), now, requestIds],
      'provider-messages-keep',
    ),
  );
  const before = named.filter(({ name }) => !numbers.has(name));
  if (before.length > 0)
    note(
      await db.query(
        `SELECT ${NAMED} FROM provider_message WHERE (provider, about, id, body_hash) IN
  (SELECT m.provider, m.about, m.id, sha256(m.body) FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) AS m (provider, about, id, body))`,
        columnsOf(before),
        'provider-messages-before',
      ),
    );
  return named.map(({ name }) => numbers.get(name)!);
}

/** What became of those of the messages that nobody holds, which are locked now. Whoever comes to one that is held does not wait here. */
export async function lockFreeMessages(
  tx: Tx,
  numbers: readonly bigint[],
): Promise<Map<bigint, string | null>> {
  const rows = await tx.query<Pick<ProviderMessage, 'number' | 'outcome'>>(
    `SELECT number, outcome FROM provider_message WHERE number = ANY ($1::bigint[]) ORDER BY number FOR UPDATE SKIP LOCKED`,
    [numbers],
    'provider-messages-lock-free',
  );
  return new Map(rows.map(({ number, outcome }) => [number, outcome]));
}

/** Locked, so that a message that comes twice at once is taken once. */
export async function lockMessage(tx: Tx, number: bigint): Promise<ProviderMessage | undefined> {
  const text = `SELECT number, provider, id, body, request_id AS "requestId", outcome FROM provider_message WHERE number = $1 FOR UPDATE`;
  return (await tx.query<ProviderMessage>(text, [number], 'provider-message-lock'))[0];
}

/** The same outcome of each of them. */
export async function setOutcome(
  tx: Tx,
  { numbers, outcome, now }: { numbers: readonly bigint[]; outcome: string; now: Date },
): Promise<void> {
  const text = 'UPDATE provider_message SET outcome = $2, taken_at = $3 WHERE number = ANY ($1::bigint[])';
  await tx.query(text, [numbers, outcome, now], 'provider-messages-taken');
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
