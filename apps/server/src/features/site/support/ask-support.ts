import type { askSupport as operation } from '@croupier/contract/site/support';
import type { InputOf } from '@croupier/contract/kit';
import { characterCount } from '@croupier/domain/people/players';
import { SUPPORT_MESSAGE_MIN } from '@croupier/domain/site/support';
import { createHash, createHmac } from 'node:crypto';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { countSince, findByKey, insertRequest, lockSender } from './support-store.ts';

/** How much one sender may write. A visitor is counted by the address, which many may share. */
export const SUPPORT_BUDGETS = {
  player: { requests: 10, windowMs: 24 * 3_600_000 },
  visitor: { requests: 20, windowMs: 3_600_000 },
} as const;

interface SupportParts extends Needs<'db' | 'clock'> {
  /** What senders are hashed with: a plain hash of an address could be read back by trying all. */
  readonly senderKey: Buffer;
}

type Asked = InputOf<typeof operation>['body'] & {
  /** Null: a visitor. */
  readonly playerId: bigint | null;
  readonly ip: string;
};

/** Puts a request into the queue, once for its key, unless its sender has written too much of late. */
export async function askSupport(
  { db, clock, senderKey }: SupportParts,
  { key, playerId, ip, ...asked }: Asked,
): Promise<{ number: string } | Refused<typeof operation>> {
  const { topic, email, language, reference = null } = asked;
  const message = asked.message.replaceAll('\r\n', '\n').trim();
  if (characterCount(message) < SUPPORT_MESSAGE_MIN) return refuse('invalid_request', { field: 'message' });
  const sender = senderOf(senderKey, playerId, ip);
  // Two players may choose the same key: their requests are two. A visitor may come from another address the second time.
  const id = derivedUuid(`support request of ${playerId ?? 'a visitor'} ${key}`);
  const inputHash = createHash('sha256')
    .update(JSON.stringify([topic, email, message, reference]))
    .digest();
  const { requests, windowMs } = SUPPORT_BUDGETS[playerId === null ? 'visitor' : 'player'];
  return db.transaction(async (tx) => {
    // Of two at once the second one finds, or counts, the first.
    await lockSender(tx, sender);
    const now = clock.now();
    const row = {
      id,
      playerId,
      sender,
      inputHash,
      topic,
      email,
      language,
      message,
      reference,
      createdAt: now,
    };
    const before = await findByKey(tx, id);
    if (!before) {
      const { count, first } = await countSince(tx, sender, new Date(now.getTime() - windowMs));
      if (count >= requests && first)
        return refuse('too_many_requests', { retryAfterMs: first.getTime() + windowMs - now.getTime() });
    }
    const kept = before ?? (await insertRequest(tx, row)) ?? (await findByKey(tx, id));
    if (!kept) throw new Error('a request to support vanished');
    return kept.inputHash.equals(inputHash) ? { number: String(kept.number) } : refuse('key_reused');
  });
}

function senderOf(senderKey: Buffer, playerId: bigint | null, ip: string): Buffer {
  const writer = playerId === null ? `address ${addressKey(ip)}` : `player ${playerId}`;
  return createHmac('sha256', senderKey).update(`support ${writer}`).digest();
}
