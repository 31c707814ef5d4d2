import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testLetters } from '@croupier/contract/site/test-data';
import type { Queryable } from '../../../platform/database.ts';
import { listLettersTo } from '../../office/letters/index.ts';

const LETTERS_MAX = 10;
/** An address ends before the sign that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]/g;

/** The mailbox of who has none. */
export async function readLetters(
  db: Queryable,
  { to }: InputOf<typeof testLetters>['body'],
): Promise<OutputOf<typeof testLetters>> {
  const letters = await listLettersTo(db, to, LETTERS_MAX);
  return {
    letters: letters.map(({ createdAt, ...letter }) => ({
      ...letter,
      links: letter.text.match(LINK) ?? [],
      createdAt: createdAt.toISOString(),
    })),
  };
}
