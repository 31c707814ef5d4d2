import { askSupport as ask, supportRequests } from '@croupier/contract/site/support';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { askSupport } from './ask-support.ts';
import { forgetRequests } from './forget-requests.ts';
import { listRequests } from './support-store.ts';
import { requestView } from './support-view.ts';
import { SUPPORT_PERSONAL } from './personal-store.ts';

/** As many of their requests as a player is shown. */
const SHOWN_MAX = 20;
const FORGET_EVERY_MS = 3_600_000;
const FORGET_TIMEOUT_MS = 30_000;

/** What players and visitors write to the house: it is queued, numbered, and its writer sees what became of it. */
export function createSupport(platform: Needs<'db' | 'clock', 'sessionKey' | 'supportKeptDays'>): {
  module: Module;
} {
  const { db, clock, config } = platform;
  const parts = { db, clock, senderKey: config.sessionKey };
  return {
    module: {
      name: 'support',
      personal: SUPPORT_PERSONAL,
      routes: (http) => {
        http.handle(ask, ({ input, player, ip }) =>
          askSupport(parts, { ...input.body, playerId: player?.playerId ?? null, ip }),
        );
        http.handle(supportRequests, async ({ player }) => ({
          requests: (await listRequests(db, player.playerId, SHOWN_MAX)).map(requestView),
        }));
      },
      jobs: [
        {
          name: 'support-forget',
          everyMs: FORGET_EVERY_MS,
          timeoutMs: FORGET_TIMEOUT_MS,
          run: (signal) => forgetRequests(platform, signal),
        },
      ],
    },
  };
}
