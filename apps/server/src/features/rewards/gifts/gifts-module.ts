import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { endGiftsDue } from './end-gifts.ts';
import { giftsListeners } from './gifts-listeners.ts';
import { giftsRoutes } from './gifts-routes.ts';
import { GIFTS_PERSONAL } from './personal-store.ts';

export interface Gifts {
  readonly module: Module;
  /** Ends those that have run out. @returns how many */
  endDue(signal?: AbortSignal): Promise<number>;
}

/** Rounds that are given to players, and what their wins become. */
export function createGifts({ db, clock, error }: Needs<'db' | 'clock' | 'error'>): Gifts {
  const apart = createEachApart({ clock, failed: (about) => error('a gift could not be ended', about) });
  const endDue = (signal?: AbortSignal) => endGiftsDue({ db, clock }, apart, signal);
  return {
    module: {
      name: 'gifts',
      personal: GIFTS_PERSONAL,
      listeners: giftsListeners,
      routes: (http) => giftsRoutes(http, { db, clock }),
      jobs: [
        {
          name: 'gifts-end',
          everyMs: 30_000,
          timeoutMs: 60_000,
          run: async (signal) => void (await endDue(signal)),
        },
      ],
    },
    endDue,
  };
}
