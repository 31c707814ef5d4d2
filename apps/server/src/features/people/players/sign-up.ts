import type { signUp as operation } from '@croupier/contract/people/players';
import { canonicalEmail, isWeakPassword } from '@croupier/domain/people/players';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { addressKey } from '../../../platform/http/client-address.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { answerAfter } from './answer-after.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { openAccount } from './open-account.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { findClaim, lockAddress, type PlayerRow } from './players-store.ts';

export interface SignUpInput {
  email: string;
  password: string;
  region: RegionId;
  language: Language;
  ageConfirmed: boolean;
  brand?: Brand;
}

/** How often it is looked again who else signs up with the address at this moment. */
const LOOKS_MAX = 4;

/**
 * Opens an account that is unanswered: its address is only claimed until its letter is answered. Whether the address has an owner
 * already shows neither in the answer nor in the work: an account is opened either way, whoever opened it signs in to it by their
 * own password, and the letter, which is written later, goes to whoever reads that address. So nothing is told and nothing is taken
 * (`email_taken` is never answered). The same person again, by address and password, is not given a second account.
 */
export async function signUp(
  parts: PlayersParts,
  input: SignUpInput,
  ip: string,
): Promise<{ created: boolean; login: string } | Refused<typeof operation>> {
  if (!input.ageConfirmed) return refuse('age_not_confirmed');
  if (isWeakPassword(input.password, { email: input.email, common: COMMON_PASSWORDS }))
    return refuse('password_too_weak');
  const exhausted = await parts.budget.take('sign-up-address', addressKey(ip));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const answered = answerAfter();
  const hashed = await parts.passwords.hash(input.password);
  const opened = hashed === 'busy' ? 'busy' : await claimAddress(parts, input, hashed.passwordHash);
  if (opened === 'busy') {
    await parts.budget.giveBack('sign-up-address', addressKey(ip));
    return refuseBusy();
  }
  await answered;
  return { created: true, login: input.email.toLowerCase() };
}

/**
 * Opens the account unless the newest claim of the address has the same password. Of several at once each looks again at what was
 * opened meanwhile.
 */
async function claimAddress(
  parts: PlayersParts,
  { email, password, region, language, brand }: SignUpInput,
  passwordHash: string,
): Promise<'busy' | undefined> {
  const address = canonicalEmail(email);
  let claim = await findClaim(parts.db, address);
  for (let looks = 1; ; looks++) {
    const same = await parts.passwords.matches(password, claim?.passwordHash);
    if (same) return same === 'busy' ? same : undefined;
    const compared = claim?.id;
    const newer = await parts.db.transaction(async (tx): Promise<PlayerRow | undefined> => {
      await lockAddress(tx, address);
      const newest = await findClaim(tx, address);
      if (newest?.id !== compared && looks < LOOKS_MAX) return newest;
      const now = parts.clock.now();
      await openAccount(tx, { email, passwordHash, region, language, brand, unanswered: true, now });
      return undefined;
    });
    if (!newer) return undefined;
    claim = newer;
  }
}
