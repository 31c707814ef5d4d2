import type { Progress } from '@croupier/contract/rewards/goals';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Words for what is counted: rounds, days and games by their number, stakes in money, and multipliers. */
export function useGoalText() {
  const t = useTranslations('achievements');
  const { money, number } = useFormat();
  const heightOf = (centi: string): string =>
    t('times', { value: number(Number(centi) / 100, Number(centi) % 100 === 0 ? 0 : 2) });
  const valueOf = ({ counts, currency }: Progress, value: string): string | undefined => {
    if (counts === 'stakes') return money(value, currency!, { short: true });
    return counts === 'best-multiplier' ? heightOf(value) : undefined;
  };
  return {
    /** The target of a medal. */
    target: (progress: Progress, target: string): string => {
      const value = valueOf(progress, target);
      const { counts } = progress;
      if (counts === 'stakes') return t('target.stakes', { value: value! });
      return value ?? t(`target.${countedOf(counts)}`, { count: Number(target) });
    },
    /** The way to the next one. */
    done: (progress: Progress): string => {
      const { counts, current, target } = progress;
      const of = valueOf(progress, target);
      if (of !== undefined) return t('progress.value', { current: valueOf(progress, current)!, target: of });
      const count = Number(target);
      return t(`progress.${countedOf(counts)}`, { current: number(Number(current)), count });
    },
  };
}

const countedOf = (counts: Progress['counts']): 'rounds' | 'days' | 'games' =>
  counts === 'days' || counts === 'games' ? counts : 'rounds';
