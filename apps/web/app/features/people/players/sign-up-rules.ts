import { isBirthday } from '@croupier/domain/people/personal';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import type { FieldProblem } from './form-rules.ts';

// As the contract has it; whether there is such a number the server says, which knows the numbers of all countries.
const PHONE = /^\+?[0-9 ().-]+$/;
const PHONE_LENGTH = { min: 5, max: 32 };

export function phoneProblem(text: string): FieldProblem | undefined {
  const phone = text.trim();
  if (phone === '') return 'phoneRequired';
  const fits = phone.length >= PHONE_LENGTH.min && phone.length <= PHONE_LENGTH.max && PHONE.test(phone);
  return fits ? undefined : 'phoneInvalid';
}

/** Whether somebody is old enough the server says: what day it is where they play is its to know. */
export function birthdayProblem(day: string): FieldProblem | undefined {
  if (day === '') return 'birthdayRequired';
  return isBirthday(day, new Date().toISOString().slice(0, 10)) ? undefined : 'birthdayInvalid';
}

/** None is needed; what no code looks like is unknown without asking. */
export const promoProblem = (typed: string): FieldProblem | undefined =>
  typed.trim() === '' || canonicalPromo(typed) !== undefined ? undefined : 'promo.unknown';
