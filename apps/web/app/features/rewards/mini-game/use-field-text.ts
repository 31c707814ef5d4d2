import type { LootRow } from '@croupier/contract/rewards/rewards';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRewardText } from '../rewards/use-reward-text.ts';

/** A prize in as few letters as stand on a field. */
export function useFieldText(rows: readonly LootRow[]): (place: number) => string {
  const { money } = useFormat();
  const rewardText = useRewardText();
  return (place) => {
    const reward = rows.find((row) => row.place === place)?.reward;
    if (!reward || reward.kind === 'nothing') return '—';
    return reward.kind === 'money' ? money(reward.amountMinor, reward.currency) : rewardText(reward);
  };
}
