import { showToast } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { AutoplayEnd, AutoplayRun } from './autoplay-plan.ts';

/** Says what came of rounds that played themselves, and why they ended: shown, and spoken with it. */
export function useAutoplayEnd(money: (amountMinor: bigint) => string) {
  const t = useTranslations('game.auto');
  return ({ played, stakedMinor, wonMinor }: AutoplayRun, end: AutoplayEnd): void => {
    if (played === 0 && end !== 'gift') return;
    const sum = t('sum', { count: played, staked: money(stakedMinor), won: money(wonMinor) });
    showToast(`${t(`ends.${end}`)} ${sum}`);
  };
}
