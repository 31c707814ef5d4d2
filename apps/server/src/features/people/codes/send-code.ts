import { CODE_DIGITS, CODE_KEPT_MS, CODE_TRIES, CODE_WAIT_MS } from '@croupier/domain/people/contacts';
import { createHmac, randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { refuse, type Refusal } from '../../../platform/refusal.ts';
import { lockPlayer } from '../players/feature.ts';
import type { CodesParts } from './codes-parts.ts';
import { lockCode, saveCode } from './codes-store.ts';

export interface WantedCode {
  readonly playerId: bigint;
  /** What it proves, a step up in one session alone; a newer code of a purpose is in the place of the older one. */
  readonly purpose: 'phone' | 'password-reset' | 'pay-out' | `step-up:${string}`;
  readonly channel: 'email' | 'sms';
  /** Where it goes: an e-mail address, or a phone in E.164. */
  readonly destination: string;
}

export interface SentCode {
  readonly expiresAt: Date;
  /** When another one may be asked for. */
  readonly againAt: Date;
}

/**
 * Sends six digits, at most every three minutes and a few times a day, and keeps of them what they are recognised by. In the
 * transaction of whoever asks: a code is kept and sent if and only if it commits.
 */
export async function sendCode(
  parts: CodesParts,
  tx: Tx,
  { playerId, purpose, channel, destination }: WantedCode,
): Promise<SentCode | Refusal<'too_many_requests' | 'unavailable'>> {
  if (channel === 'sms' && !parts.writeSms) return refuse('unavailable');
  // Two at once: the second one waits here and finds the first one's code.
  const { language, brand, region } = await lockPlayer(tx, playerId);
  const now = parts.clock.now();
  const before = await lockCode(tx, { playerId, purpose });
  const waitMs = before ? before.sentAt.getTime() + CODE_WAIT_MS - now.getTime() : 0;
  // One that was sent under a clock that has been set back since is no reason to wait for longer than one waits.
  if (waitMs > 0) return refuse('too_many_requests', { retryAfterMs: Math.min(waitMs, CODE_WAIT_MS) });
  // Anybody may ask for one to choose a password by: they use up no code that the player asks for.
  const scope = purpose === 'password-reset' ? 'reset-codes' : 'codes';
  const exhausted = await parts.budget.take(scope, String(playerId), tx);
  if (exhausted) return refuse('too_many_requests', exhausted);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const told = { to: destination, language, brand, region, kind: 'code', params: { code } } as const;
  // Written before it is kept: an SMS that is not sent leaves no code behind that nobody knows.
  const isClaimed = purpose === 'phone';
  const verdict = await (channel === 'sms'
    ? parts.writeSms!(tx, { ...told, isClaimed, playerId })
    : parts.writeLetter(tx, told));
  if (verdict === 'too_many') return refuse('too_many_requests');
  if (verdict !== undefined && verdict !== 'written') return refuse('unavailable');
  const codeHash = hashCode(parts.key, { playerId, purpose, destination, code });
  const expiresAt = new Date(now.getTime() + CODE_KEPT_MS);
  await saveCode(tx, {
    ...{ playerId, purpose, channel, destination, codeHash, expiresAt },
    ...{ sentAt: now, triesLeft: CODE_TRIES },
  });
  return { expiresAt, againAt: new Date(now.getTime() + CODE_WAIT_MS) };
}

/** A million codes are tried in no time by whoever reads the database: the key is not in it. */
export const hashCode = (
  key: Buffer,
  of: { playerId: bigint; purpose: string; destination: string; code: string },
): Buffer =>
  createHmac('sha256', key)
    .update(`code\n${of.playerId}\n${of.purpose}\n${of.destination}\n${of.code}`)
    .digest();
