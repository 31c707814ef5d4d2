import type { signUp as operation } from '@croupier/contract/people/players';
import type { PromoRefusal } from '@croupier/domain/rewards/promo-codes';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { answerAfter } from './answer-after.ts';
import { chooseAddress, type Address } from './choose-address.ts';
import { isRefusedPassword } from './is-refused-password.ts';
import { openWithPromo } from './open-with-promo.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { lockAddress, type PlayerRow } from './players-store.ts';
import { refuseAge } from './refuse-age.ts';

export interface SignUpInput {
  /** One of the two. */
  email?: string;
  phone?: string;
  /** By whose ways the phone is written. */
  country?: string;
  password: string;
  region: RegionId;
  regionAssumed?: boolean;
  language: Language;
  birthday: string;
  brand?: Brand;
  promoCode?: string;
  referralCode?: string;
}

/** How often it is looked again who else signs up with the address at this moment. */
const LOOKS_MAX = 4;

/**
 * Opens an account that is unanswered: its address is only claimed until its letter or its code is answered. Whether the address has
 * an owner already shows neither in the answer nor in the work: an account is opened either way, whoever opened it signs in to it by
 * their own password, and what is written, later, goes to whoever reads that address. So nothing is told and nothing is taken
 * (`email_taken` is never answered). The same person again, by address and password, is not given a second account.
 */
export async function signUp(
  parts: PlayersParts,
  input: SignUpInput,
  ip: string,
): Promise<{ created: boolean; login: string } | Refused<typeof operation>> {
  const young = refuseAge(input, parts.clock.now());
  if (young) return young;
  const address = chooseAddress(input, parts.hasSms);
  if (isRefusal(address)) return address;
  if (await isRefusedPassword(parts, input.password, [address.login])) return refuse('password_too_weak');
  const exhausted =
    (await parts.budget.take('sign-up-address', addressKey(ip))) ??
    (address.phone === undefined ? null : await parts.budget.take('sign-up-phone', addressKey(ip)));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const answered = answerAfter(parts);
  const hashed = await parts.passwords.hash(input.password);
  const opened = hashed === 'busy' ? 'busy' : await claimAddress(parts, { input, address, ...hashed });
  if (opened === 'busy') {
    await parts.budget.giveBack('sign-up-address', addressKey(ip));
    return refuseBusy();
  }
  await answered;
  if (opened !== undefined) return refuse('wrong_promo_code', { reason: opened });
  return { created: true, login: address.login };
}

interface Claiming {
  readonly input: SignUpInput;
  readonly address: Address;
  readonly passwordHash: string;
}

/**
 * Opens the account unless the newest claim of the address has the same password. Of several at once each looks again at what was
 * opened meanwhile. @returns why its promo code is not taken, where it is not
 */
async function claimAddress(
  parts: PlayersParts,
  claiming: Claiming,
): Promise<'busy' | PromoRefusal | undefined> {
  const { input, address } = claiming;
  let claim = await address.findClaim(parts.db);
  for (let looks = 1; ; looks++) {
    const same = await parts.passwords.matches(input.password, claim?.passwordHash);
    if (same) return same === 'busy' ? same : undefined;
    const compared = claim?.id;
    const newer = await parts.db.transaction(async (tx): Promise<PlayerRow | PromoRefusal | undefined> => {
      await lockAddress(tx, address.canonical);
      const newest = await address.findClaim(tx);
      if (newest?.id !== compared && looks < LOOKS_MAX) return newest;
      return open(tx, claiming, parts.clock.now());
    });
    if (typeof newer !== 'object') return newer;
    claim = newer;
  }
}

/** Opens the account, and redeems its code with it; where the code is not taken there is no account. */
async function open(tx: Tx, claiming: Claiming, now: Date): Promise<PromoRefusal | undefined> {
  const { input, address, passwordHash } = claiming;
  const { region, regionAssumed, language, brand, birthday, promoCode, referralCode } = input;
  const opened = await openWithPromo(tx, {
    ...{ email: address.email, phoneClaim: address.phone, passwordHash, region, language, brand },
    ...{
      regionAssumed,
      birthday,
      promoCode,
      referralCode: referralCode?.toLowerCase(),
      unanswered: true,
      now,
    },
  });
  return typeof opened === 'string' ? opened : undefined;
}
