import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Module } from '../../platform/module.ts';
import { booksReaders } from './books-readers.ts';
import { booksRoutes } from './books-routes.ts';
import { askForHead } from './daily-head.ts';

export interface BooksDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The seeds' key, from which the key of the seals is made. */
  readonly seedKey: Buffer;
  /** Something that a person must look at. */
  readonly error: (message: string, details: object) => void;
}

const LOOK_EVERY_MS = 60_000;

/** The chain over all transfers and its daily heads; and the verification of everything, which runs apart. */
export function createBooks(deps: BooksDeps): { module: Module } {
  return {
    module: {
      name: 'books',
      routes: (http) => booksRoutes(http, deps.db),
      readers: booksReaders(deps),
      jobs: [{ name: 'books-day', everyMs: LOOK_EVERY_MS, timeoutMs: 20_000, run: () => askForHead(deps) }],
    },
  };
}
