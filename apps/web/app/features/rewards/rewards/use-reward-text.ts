import type { Reward } from '@croupier/contract/rewards/rewards';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Names a reward in a few words. */
export function useRewardText(): (reward: Reward) => string {
  const t = useTranslations('rewards.reward');
  const { money } = useFormat();
  return (reward) => {
    switch (reward.kind) {
      case 'money':
        return t('money', { amount: money(reward.amountMinor, reward.currency) });
      case 'points':
        return t('points', { count: reward.points });
      case 'attempts':
      case 'tickets':
        return t(reward.kind, { count: reward.count });
      case 'thing':
        return reward.name;
      case 'bonus':
        return reward.bonus.name;
      default:
        return t(reward.kind);
    }
  };
}
