import { canonicalEmail } from '@croupier/domain/people/players';

/** By what somebody signs in. */
export interface LoginName {
  readonly kind: 'email' | 'phone';
  /** The form that it is unique by. */
  readonly value: string;
}

/** A phone is written with its country, however its digits are grouped: `+380 (67) 123-45-67`. */
const PHONE = /^\+[1-9][0-9]{6,14}$/;
const GROUPING = /[\s().-]/g;

/** What was typed into the field of a login: a phone where it is one, else an e-mail. */
export function loginName(typed: string): LoginName {
  const digits = typed.replaceAll(GROUPING, '');
  return PHONE.test(digits)
    ? { kind: 'phone', value: digits }
    : { kind: 'email', value: canonicalEmail(typed) };
}
