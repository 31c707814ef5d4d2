import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createEachApart } from '../../platform/each-apart.ts';
import type { Module } from '../../platform/module.ts';
import { createArchiver } from './archive-months.ts';
import { booksReaders } from './books-readers.ts';
import { booksRoutes } from './books-routes.ts';
import { askForHead } from './daily-head.ts';

export interface BooksDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The seeds' key, from which the key of the seals is made. */
  readonly seedKey: Buffer;
  /** A month leaves the hot tables of rounds and transfers when it has been over for so many days. */
  readonly archiveAfterDays: number;
  readonly info: (message: string, details: object) => void;
  /** Something that a person must look at. */
  readonly error: (message: string, details: object) => void;
}

const LOOK_EVERY_MS = 60_000;
const ARCHIVE_EVERY_MS = 600_000;

/**
 * The chain over all transfers and its daily heads; the archive of closed months; and the verification of everything,
 * which runs apart.
 */
export function createBooks(deps: BooksDeps): { module: Module } {
  const { db, clock, archiveAfterDays, info, error } = deps;
  const failed = (about: object) => error('rows of a player could not be archived', about);
  const archive = createArchiver({
    db,
    apart: createEachApart({ clock, failed }),
    keptDays: archiveAfterDays,
    moved: (rows) => info('closed months were archived', { rows }),
  });
  return {
    module: {
      name: 'books',
      routes: (http) => booksRoutes(http, deps.db),
      readers: booksReaders(deps),
      jobs: [
        { name: 'books-day', everyMs: LOOK_EVERY_MS, timeoutMs: 20_000, run: () => askForHead(deps) },
        // A run that is not through when its time is over goes on where it stopped.
        { name: 'books-archive', everyMs: ARCHIVE_EVERY_MS, timeoutMs: 120_000, run: archive },
      ],
    },
  };
}
