import { IS_OPEN, levelFor, type LevelUnlocks, type Unlock } from '@croupier/domain/people/documents';
import type { RulePlaces } from '@croupier/domain/site/regions';
import { REGIONS } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** What levels unlock, in words. */
export function useUnlockWords(places: RulePlaces) {
  const t = useTranslations('documents.unlocks');
  const { money } = useFormat();
  const { currency } = REGIONS[places.region];
  /** What is let through before all of it is; nothing where that is nothing. */
  const boundOf = (unlock: Unlock, { depositMaximumMinor: most }: LevelUnlocks) =>
    unlock === 'depositMaximumMinor' && most ? money(most, currency, { short: true }) : undefined;
  return {
    nameOf: (unlock: Unlock) => t(`names.${unlock}`),
    /** What of it a level unlocks. */
    now: (unlock: Unlock, unlocks: LevelUnlocks): string => {
      if (IS_OPEN[unlock](unlocks)) return t('now.open');
      const amount = boundOf(unlock, unlocks);
      return amount ? t('now.upTo', { amount }) : t('now.closed');
    },
    /** From which level on. @param atFirst what nobody has to show anything for */
    from: (unlock: Unlock, atFirst: LevelUnlocks): string => {
      const level = levelFor(places, IS_OPEN[unlock])!;
      if (level === 0) return t('from.start');
      const amount = boundOf(unlock, atFirst);
      return amount ? t('from.upTo', { amount, level }) : t('from.level', { level });
    },
  };
}
