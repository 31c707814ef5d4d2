import { characterCount } from '@croupier/domain/people/players';
import { SUPPORT_MESSAGE_MIN } from '@croupier/domain/site/support';

/** Problems the form shows beside a field; texts are `support.form.problems`. */
export type LetterProblem = 'email' | 'reference' | 'messageShort' | 'messageSigns';

// The same grammars as the contract's, which the tests hold them to.
const EMAIL = /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;
const REFERENCE = /^[A-Za-z0-9-]{6,64}$/;
/** What does not print and is no line or tab: it can only have come by pasting. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function emailProblem(text: string): LetterProblem | undefined {
  const email = text.trim();
  return email.length <= 254 && EMAIL.test(email) ? undefined : 'email';
}

/** Nothing is as good as a number. */
export function referenceProblem(text: string): LetterProblem | undefined {
  const reference = text.trim();
  return reference === '' || REFERENCE.test(reference) ? undefined : 'reference';
}

export function messageProblem(text: string): LetterProblem | undefined {
  if (UNSEEN.test(text)) return 'messageSigns';
  return characterCount(text.trim()) < SUPPORT_MESSAGE_MIN ? 'messageShort' : undefined;
}
