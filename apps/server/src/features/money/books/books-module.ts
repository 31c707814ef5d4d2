import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createArchiver } from './archive-months.ts';
import { booksReaders } from './books-readers.ts';
import { booksRoutes } from './books-routes.ts';
import { askForHead } from './daily-head.ts';

type BooksPlatform = Needs<'db' | 'clock' | 'info' | 'error', 'seedKey' | 'archiveAfterDays'>;

const LOOK_EVERY_MS = 60_000;
const ARCHIVE_EVERY_MS = 600_000;

/**
 * The chain over all transfers and its daily heads; the archive of closed months; and the verification of everything,
 * which runs apart.
 */
export function createBooks(platform: BooksPlatform): { module: Module } {
  const { db, clock, config, info, error } = platform;
  const failed = (about: object) => error('rows of a player could not be archived', about);
  const archive = createArchiver({
    db,
    apart: createEachApart({ clock, failed }),
    keptDays: config.archiveAfterDays,
    moved: (rows) => info('closed months were archived', { rows }),
  });
  return {
    module: {
      name: 'books',
      routes: (http) => booksRoutes(http, db),
      readers: booksReaders({ clock, seedKey: config.seedKey, error }),
      jobs: [
        { name: 'books-day', everyMs: LOOK_EVERY_MS, timeoutMs: 20_000, run: () => askForHead(platform) },
        // A run that is not through when its time is over goes on where it stopped.
        { name: 'books-archive', everyMs: ARCHIVE_EVERY_MS, timeoutMs: 120_000, run: archive },
      ],
    },
  };
}
