import { listBooksHeads } from '@croupier/contract/money/books';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { listHeads } from './chain-store.ts';

/** A month of days and a day: who looks once a month misses none. */
const HEADS_SHOWN = 32;

export function booksRoutes(http: Http, db: Database): void {
  http.handle(listBooksHeads, async () => ({
    heads: (await listHeads(db, HEADS_SHOWN)).map(({ publishedAt, ...head }) => ({
      ...head,
      publishedAt: publishedAt.toISOString(),
    })),
  }));
}
