import type { StageTexts } from '@croupier/game-client';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';

/** The words that are drawn on the stage, in the page's language. */
export function useStageTexts(): StageTexts {
  const t = useTranslations('stage.words');
  return useMemo(
    () => ({
      idle: t('idle'),
      celebrations: { big: t('big'), great: t('great'), legendary: t('legendary') },
      freeSpinsWon: (count) => t('freeSpinsWon', { count }),
      freeSpinsLeft: (count) => t('freeSpinsLeft', { count }),
      freeSpinsDone: (count) => t('freeSpinsDone', { count }),
      everyWinTimes: (multiplier) => t('everyWinTimes', { multiplier }),
      specialSymbol: t('specialSymbol'),
      choose: t('choose'),
      holdWon: t('holdWon'),
      respinsLeft: (count) => t('respinsLeft', { count }),
      jackpots: { mini: t('mini'), minor: t('minor'), major: t('major'), grand: t('grand') },
    }),
    [t],
  );
}
