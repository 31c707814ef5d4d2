import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createFileWatchList } from './file-watch-list.ts';
import { WATCH_LISTS_PERSONAL } from './personal-store.ts';
import { screenDaily } from './screen-daily.ts';
import type { WatchList } from './watch-list.ts';
import { watchListsReaders } from './watch-lists-readers.ts';

const LOOK_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 300_000;

/** Lists of a house that has none. */
const NO_LISTS: WatchList = { version: async () => 'none', find: async () => [] };

/** Whether players are on a list of sanctions, or of people who hold an office. */
export function createWatchLists(platform: Needs<'db' | 'clock' | 'error', 'sessionKey' | 'watchLists'>): {
  module: Module;
} {
  const { db, clock, error, config } = platform;
  const { sessionKey: key, watchLists: folder } = config;
  const list = folder === undefined ? NO_LISTS : createFileWatchList(folder);
  const parts = { db, clock, error, key, list };
  return {
    module: {
      name: 'watch-lists',
      personal: WATCH_LISTS_PERSONAL,
      readers: watchListsReaders(parts),
      jobs: [
        {
          name: 'screen-watch-lists',
          everyMs: LOOK_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => screenDaily(parts, signal),
        },
      ],
    },
  };
}
