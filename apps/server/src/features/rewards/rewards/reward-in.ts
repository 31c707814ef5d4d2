import type { RewardIn } from '@croupier/contract/rewards/programmes';
import type { Reward } from '@croupier/contract/rewards/rewards';
import type { Currency } from '@croupier/domain/money/amounts';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { shownReward, type OfferOf, type Reading } from './reward-view.ts';
import { storedReward } from './stored-reward.ts';

/**
 * A reward that an operator defined, as a player of a currency is given it.
 * @returns undefined where it has no amount in the currency
 */
export function rewardFor(reward: RewardIn, currency: Currency): PlainReward | undefined {
  switch (reward.kind) {
    case 'money': {
      const amount = reward.amount[currency];
      return amount === undefined ? undefined : { kind: 'money', amountMinor: BigInt(amount), currency };
    }
    case 'tickets':
      return { ...reward, ticketType: reward.ticketType ?? 'given' };
    case 'thing':
      return { ...reward, picture: reward.picture ?? '' };
    default:
      return reward;
  }
}

/** The same, as it is read in an offer. @returns undefined where it cannot be given in the currency */
export async function offeredReward(
  reward: RewardIn,
  reading: Reading,
  offerOf: OfferOf,
): Promise<Reward | undefined> {
  const plain = rewardFor(reward, reading.currency);
  return plain && shownReward(storedReward(plain), reading, offerOf);
}
