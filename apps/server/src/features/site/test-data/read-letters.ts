import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testLetters } from '@croupier/contract/site/test-data';
import type { Queryable } from '../../../platform/database.ts';
import { listSmsTo } from '../../people/sms/feature.ts';
import { listLettersTo } from '../../office/letters/feature.ts';

const LETTERS_MAX = 10;
const NO_LETTER = { subject: '', html: null, unsubscribe: null };
/** An address ends before the sign that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]/g;

/** The mailbox of who has none, or the texts to their phone. */
export async function readLetters(
  db: Queryable,
  { to }: InputOf<typeof testLetters>['body'],
): Promise<OutputOf<typeof testLetters>> {
  const letters = to.startsWith('+')
    ? (await listSmsTo(db, to, LETTERS_MAX)).map((sms) => ({ ...sms, ...NO_LETTER }))
    : await listLettersTo(db, to, LETTERS_MAX);
  return {
    letters: letters.map(({ createdAt, ...letter }) => ({
      ...letter,
      links: letter.text.match(LINK) ?? [],
      createdAt: createdAt.toISOString(),
    })),
  };
}
