import { CODE_WAIT_MS } from '@croupier/domain/people/contacts';
import type { CodesParts } from './codes-parts.ts';
import { findCode } from './codes-store.ts';
import type { SentCode, WantedCode } from './send-code.ts';

export interface WaitingCode extends SentCode {
  readonly destination: string;
  readonly triesLeft: number;
}

/** The code that a player may still type; undefined where there is none, or none any more. */
export async function findWaiting(
  { db, clock }: Pick<CodesParts, 'db' | 'clock'>,
  of: Pick<WantedCode, 'playerId' | 'purpose'>,
): Promise<WaitingCode | undefined> {
  const code = await findCode(db, of);
  if (!code || code.triesLeft === 0 || code.expiresAt <= clock.now()) return undefined;
  const { destination, triesLeft, expiresAt, sentAt } = code;
  return { destination, triesLeft, expiresAt, againAt: new Date(sentAt.getTime() + CODE_WAIT_MS) };
}
