import { listRewards as listRewardsOperation } from '@croupier/contract/rewards/rewards';
import { REGIONS } from '@croupier/domain/site/regions';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import { listener, reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ADDRESSES_SEALED, createAddressBox, tellAddresses } from './address-box.ts';
import { REWARDS_PERSONAL } from './personal-store.ts';
import { givenView, type OfferOf } from './reward-view.ts';
import { REWARDS_BOOKS } from './rewards-books-store.ts';
import { findReward, listRewards } from './rewards-store.ts';
import { forgetAddresses } from './things-store.ts';
import { settleClaims, type IsGiven } from '../programmes/feature.ts';

export const REWARDS = feature({
  name: 'rewards',
  level: 8,
  about: 'what players are given, once each, and the queue of things that are sent',
  owns: ['giving_cap', 'reward', 'reward_thing'],
  sealed: [ADDRESSES_SEALED],
  books: () => REWARDS_BOOKS,
});

export { createAddressBox, type AddressBox } from './address-box.ts';
export { changeThing, type ThingChange } from './change-thing.ts';
export { claimDrawn } from './claim-drawn.ts';
export { claimReceiver, claimReward, holdClaims, type ClaimedReward, type Stock } from './claim-reward.ts';
export { give, giveMany, rewardId, type Given, type Giving } from './give.ts';
export { giveOwed, promisedTo, type Waits } from './give-owed.ts';
export { isOverGivingCaps } from './giving-caps.ts';
export {
  arePointsCapped,
  changeGivingCap,
  listGivingCaps,
  lockGivingCap,
  type CapName,
} from './giving-caps-store.ts';
export { lootRowsView } from './loot-view.ts';
export type { OwedTable } from './owed-store.ts';
export { offeredReward, rewardFor } from './reward-in.ts';
export { givenView, type OfferOf, type Reading } from './reward-view.ts';
export { findReward, findRewards, type RewardRow, type UnderProgramme } from './rewards-store.ts';
export { listThings, type SealedAddress } from './things-store.ts';

/** Whether what was claimed for has been given. */
export const isRewardGiven: IsGiven = async (db, { playerId, key }) =>
  (await findReward(db, playerId, key)) !== undefined;

const REWARDS_A_PAGE = 50;
/** By then a thing has arrived, or come back. */
const ADDRESS_KEPT_MS = 60 * 24 * 3_600_000;
const FORGET_AT_ONCE = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lists players' rewards and tells news of them. Whatever gives calls `give`. */
export function createRewards(
  { db, clock, config }: Needs<'db' | 'clock', 'seedKey'>,
  { offerOf }: { readonly offerOf: OfferOf },
): { module: Module } {
  const addresses = createAddressBox(config);
  return {
    module: {
      name: 'rewards',
      personal: { ...REWARDS_PERSONAL, tells: { addresses: tellAddresses(addresses) } },
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
      readers: [
        reader({
          name: 'rewards-claims',
          topics: ['reward.given'],
          everyMs: 1_000,
          handle: (tx, facts) => {
            const ids = facts.map(({ payload }) => payload.id);
            return settleClaims(tx, ids, clock.now());
          },
        }),
      ],
      jobs: [
        {
          ...{ name: 'things-forget-addresses', everyMs: 3_600_000, timeoutMs: 60_000 },
          run: async () => {
            const sentBefore = new Date(clock.now().getTime() - ADDRESS_KEPT_MS);
            while ((await forgetAddresses(db, sentBefore, FORGET_AT_ONCE)) === FORGET_AT_ONCE);
          },
        },
      ],
      routes: (http) =>
        http.handle(listRewardsOperation, async ({ player, input: { query } }) => {
          const { cursor: after = null, language = 'en' } = query;
          if (after !== null && !UUID.test(after)) return refuse('invalid_request');
          const reading = { currency: REGIONS[player.region].currency, language };
          const rows = await listRewards(db, player.playerId, { after, limit: REWARDS_A_PAGE });
          const shown = await Promise.all(rows.map((row) => givenView(row, reading, offerOf)));
          return {
            rewards: shown.filter((given) => given !== undefined),
            nextCursor: rows.length === REWARDS_A_PAGE ? rows.at(-1)!.id : null,
          };
        }),
    },
  };
}
