import type { signUp as operation } from '@croupier/contract/people/players';
import { isWeakPassword } from '@croupier/domain/people/players';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { openAccount } from './open-account.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';

export interface SignUpInput {
  email: string;
  password: string;
  region: RegionId;
  language: Language;
  ageConfirmed: boolean;
  brand?: Brand;
}

/** Every answer that depends on whether the account exists is given this long after the call, or later. */
const ANSWER_AFTER_MS = 200;

/**
 * Opens an account. Whether the e-mail had one already shows neither in the answer nor in its time: a new account and
 * an existing one are both answered `created`, and the sign-in that follows succeeds for whoever knows the password
 * (so a player who signs up twice is simply signed in). See docs/decisions on why `email_taken` is not used.
 */
export async function signUp(
  parts: PlayersParts,
  input: SignUpInput,
  ip: string,
): Promise<{ created: boolean; login: string } | Refused<typeof operation>> {
  if (!input.ageConfirmed) return refuse('age_not_confirmed');
  if (isWeakPassword(input.password, { email: input.email, common: COMMON_PASSWORDS }))
    return refuse('password_too_weak');
  const exhausted = await parts.budget.take('sign-up-address', ip);
  if (exhausted) return refuse('too_many_requests', exhausted);
  const answered = sleep(ANSWER_AFTER_MS);
  const hashed = await parts.passwords.hash(input.password);
  if (hashed === 'busy') {
    await parts.budget.giveBack('sign-up-address', ip);
    return refuseBusy();
  }
  const { region, language, email, brand } = input;
  await parts.db.transaction((tx) =>
    openAccount(tx, { email, ...hashed, region, language, brand, now: parts.clock.now() }),
  );
  await answered;
  return { created: true, login: email.toLowerCase() };
}
