import { nicknameKey } from '@croupier/domain/people/personal';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { RegionId } from '@croupier/domain/site/regions';
import { readPhoneNumbers } from '../sms/feature.ts';

/** By what somebody signs in. */
export interface LoginName {
  readonly kind: 'email' | 'phone' | 'nickname';
  /** The forms that it is unique by: of a phone written without its country, one for each country that it can be of. */
  readonly values: readonly [string, ...string[]];
  /** As what attempts are counted and browsers remembered, however it was written. */
  readonly account: string;
}

/** What was typed into the field of a login: an e-mail, a phone as people of the region write theirs, or the nickname of a player. */
export function loginName(typed: string, region: RegionId): LoginName {
  if (typed.includes('@')) {
    const email = canonicalEmail(typed);
    return { kind: 'email', values: [email], account: email };
  }
  const [phone, ...others] = readPhoneNumbers(typed, region);
  if (phone !== undefined) return { kind: 'phone', values: [phone, ...others], account: phoneAccount(phone) };
  const key = nicknameKey(typed);
  return { kind: 'nickname', values: [key], account: `name ${key}` };
}

/** So many last digits of a phone stand in it however it is written, with its country or without. */
const COMMON_DIGITS = 7;

export const phoneAccount = (number: string): string => `phone ${number.slice(-COMMON_DIGITS)}`;
