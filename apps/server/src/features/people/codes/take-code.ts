import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import type { CodesParts } from './codes-parts.ts';
import { countTry, deleteCode, lockCode } from './codes-store.ts';
import { hashCode, type WantedCode } from './send-code.ts';

export type CodeVerdict =
  | { readonly status: 'proven'; readonly channel: 'email' | 'sms'; readonly destination: string }
  | { readonly status: 'wrong'; readonly triesLeft: number }
  /** There is none that waits: used, expired, or tried too often. */
  | { readonly status: 'over' };

/**
 * Tries a code, which is good once. A try counts when its transaction commits, so whoever refuses by the verdict must not throw;
 * of many at once each counts, since the code is locked.
 */
export async function takeCode(
  { clock, key }: Pick<CodesParts, 'clock' | 'key'>,
  tx: Tx,
  { playerId, purpose, code }: Pick<WantedCode, 'playerId' | 'purpose'> & { code: string },
): Promise<CodeVerdict> {
  const waiting = await lockCode(tx, { playerId, purpose });
  if (!waiting || waiting.triesLeft === 0 || waiting.expiresAt <= clock.now()) return { status: 'over' };
  const { channel, destination, codeHash } = waiting;
  if (!timingSafeEqual(codeHash, hashCode(key, { playerId, purpose, destination, code }))) {
    await countTry(tx, { playerId, purpose });
    return { status: 'wrong', triesLeft: waiting.triesLeft - 1 };
  }
  await deleteCode(tx, { playerId, purpose });
  return { status: 'proven', channel, destination };
}
