import { listRewards as listRewardsOperation } from '@croupier/contract/rewards/rewards';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { REWARDS_PERSONAL } from './personal-store.ts';
import { givenView } from './reward-view.ts';
import { REWARDS_BOOKS } from './rewards-books-store.ts';
import { listRewards } from './rewards-store.ts';

export const REWARDS = feature({
  name: 'rewards',
  level: 8,
  about: 'what players are given, once each, and the queue of things that are sent',
  owns: ['reward', 'reward_thing'],
  books: () => REWARDS_BOOKS,
});

export { give, rewardId, type Giving } from './give.ts';
export { givenView } from './reward-view.ts';
export { findReward, type RewardRow, type UnderProgramme } from './rewards-store.ts';
export { listThings, moveThing, type SealedAddress } from './things-store.ts';

const REWARDS_A_PAGE = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What players were given: their list and their news. Whatever gives calls `give`. */
export function createRewards({ db }: Needs<'db'>): { module: Module } {
  return {
    module: {
      name: 'rewards',
      personal: REWARDS_PERSONAL,
      listeners: [
        listener({
          name: 'rewards-live',
          topics: ['reward.given'],
          live: (facts) =>
            facts.map(({ playerId, requestId, payload: { id, source, code } }) => ({
              ...{ playerId, requestId },
              message: { name: 'reward', data: { id, source, code } },
            })),
        }),
      ],
      routes: (http) =>
        http.handle(listRewardsOperation, async ({ player, input: { query } }) => {
          const { cursor: after = null, language = 'en' } = query;
          if (after !== null && !UUID.test(after)) return refuse('invalid_request');
          const rows = await listRewards(db, player.playerId, { after, limit: REWARDS_A_PAGE });
          return {
            rewards: rows.flatMap((row) => givenView(row, language) ?? []),
            nextCursor: rows.length === REWARDS_A_PAGE ? rows.at(-1)!.id : null,
          };
        }),
    },
  };
}
