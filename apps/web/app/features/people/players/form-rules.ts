import type { PromoRefusal } from '@croupier/domain/rewards/promo-codes';
import {
  characterCount,
  normalPassword,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '@croupier/domain/people/players';

/** Problems a form shows beside a field; texts are in the messages under `players.problems`. */
export type FieldProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordSame'
  | 'loginRequired'
  | 'birthdayRequired'
  | 'birthdayInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | `promo.${PromoRefusal}`;

/** No rule about which characters: length is what protects. */
const ADVISED_PASSWORD_LENGTH = 15;

// The same grammars as the contract's, which the tests hold them to.
const EMAIL = /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;

/** The e-mail as it is sent: the server signs in by the lower-cased one. */
export function tidyEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function emailProblem(text: string): FieldProblem | undefined {
  const email = tidyEmail(text);
  if (email === '') return 'emailRequired';
  return email.length <= 254 && EMAIL.test(email) ? undefined : 'emailInvalid';
}

/** For signing in any password may be tried; only an empty one is a slip. */
export function passwordProblem(text: string): FieldProblem | undefined {
  return text === '' ? 'passwordRequired' : undefined;
}

export function newPasswordProblem(text: string, current?: string): FieldProblem | undefined {
  if (text === '') return 'passwordRequired';
  if (characterCount(normalPassword(text)) < PASSWORD_LENGTH_MIN) return 'passwordShort';
  if (characterCount(text) > PASSWORD_LENGTH_MAX) return 'passwordLong';
  return text === current ? 'passwordSame' : undefined;
}

export type Strength = { level: 0; missing: number } | { level: 1 | 2 | 3 };

/** How strong by length alone: 0 too short, 1 enough, 2 good, 3 strong. A repeated character counts little. */
export function strengthOf(password: string): Strength {
  const length = characterCount(normalPassword(password));
  if (length < PASSWORD_LENGTH_MIN) return { level: 0, missing: PASSWORD_LENGTH_MIN - length };
  const varied = new Set(password.toLowerCase()).size;
  if (varied < 5 || length < 11) return { level: 1 };
  return { level: length < ADVISED_PASSWORD_LENGTH ? 2 : 3 };
}
