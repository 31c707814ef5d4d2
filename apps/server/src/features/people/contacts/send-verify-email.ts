import type { sendVerifyEmail as operation } from '@croupier/contract/people/contacts';
import { CODE_WAIT_MS } from '@croupier/domain/people/contacts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { answerAfter } from '../players/feature.ts';
import { askAnswer } from './ask-answer.ts';
import type { ContactsParts } from './contacts-parts.ts';

/** Sends the letter, or the code of an account that was opened with a phone, again. Whoever claimed somebody's address is answered as its owner would be, at the same time. */
export async function sendVerifyEmail(
  parts: ContactsParts,
  { playerId }: SignedIn,
  ip: string,
): Promise<{ againAt: string } | Refused<typeof operation>> {
  const wait = await parts.budget.take('verify-letter', String(playerId));
  if (wait) return refuse('too_many_requests', wait);
  const answered = answerAfter(parts);
  await parts.db.transaction((tx) => askAnswer(parts, tx, playerId, ip));
  await answered;
  return { againAt: new Date(parts.clock.now().getTime() + CODE_WAIT_MS).toISOString() };
}
