import type { RewardIn } from '@croupier/contract/rewards/programmes';
import type { Reward } from '@croupier/contract/rewards/rewards';
import type { Currency } from '@croupier/domain/money/amounts';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Language } from '@croupier/domain/site/regions';
import { rewardView, storedReward } from './stored-reward.ts';

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

/** The same, as it is read in an offer. An offer of a bonus is shown by who knows its terms. */
export function offeredReward(
  reward: RewardIn,
  { currency, language }: { currency: Currency; language: Language },
): Reward | undefined {
  const plain = rewardFor(reward, currency);
  if (!plain || plain.kind === 'bonus') return undefined;
  const stored = storedReward(plain);
  return stored.kind === 'bonus' ? undefined : rewardView(stored, language);
}
