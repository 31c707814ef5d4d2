import Type, { type Static } from 'typebox';
import { Closed, Hex64Schema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** One hash over every transfer of every player up to a day: whoever writes it down holds the house to its books. */
export const BooksHeadSchema = Closed({
  number: Type.Integer({ minimum: 1 }),
  /** The day (UTC) that was over, `2026-03-28`. */
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  hash: Hex64Schema,
  publishedAt: InstantSchema,
});
export type BooksHead = Static<typeof BooksHeadSchema>;

export const listBooksHeads = operation({
  method: 'GET',
  path: '/api/books/heads',
  access: 'public',
  tag: 'books',
  summary: 'The daily hashes over the whole ledger, newest first',
  response: Closed({ heads: Type.Array(BooksHeadSchema) }),
});
