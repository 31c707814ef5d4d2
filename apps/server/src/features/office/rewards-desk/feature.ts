import { giveReward } from '@croupier/contract/office/rewards-desk';
import { REGIONS } from '@croupier/domain/site/regions';
import { feature } from '../../../platform/feature.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, refuseByRule } from '../../../platform/refusal.ts';
import { findPlayerById } from '../../people/players/feature.ts';
import type { ReadProgrammes } from '../../rewards/programmes/feature.ts';
import { findReward, givenView, rewardId, type OfferOf } from '../../rewards/rewards/feature.ts';
import type { Approvals } from '../approvals/feature.ts';
import { giveByHand, nameOf } from './give-by-hand.ts';

export const REWARDS_DESK = feature({
  name: 'rewards-desk',
  level: 10,
  about: 'what people of the house give to players by hand, with a reason',
});

/** Rewards that people of the house give by hand. */
export function createRewardsDesk(
  { db, clock }: Needs<'db' | 'clock'>,
  {
    approvals,
    programmes,
    offerOf,
  }: { readonly approvals: Approvals; readonly programmes: ReadProgrammes; readonly offerOf: OfferOf },
): { module: Module } {
  const perform = approvals.offer(giveByHand({ clock, programmes }));
  const office = (http: Http) =>
    http.handle(giveReward, async (call) => {
      const { key, ...gift } = call.input.body;
      const input = { playerId: call.input.params.id, ...gift };
      const { reason } = gift;
      const performed = await perform({ call, id: key, input, reason });
      if (typeof performed === 'string') return refuse(performed);
      if ('byRule' in performed) return refuseByRule(performed.byRule);
      const name = nameOf(input, key);
      const row = await findReward(db, name.playerId, rewardId(name));
      const player = await findPlayerById(db, name.playerId);
      const reading = { currency: REGIONS[player!.region].currency, language: 'en' } as const;
      return { ...performed, given: (row && (await givenView(row, reading, offerOf))) ?? null };
    });
  return { module: { name: 'rewards-desk', office } };
}
