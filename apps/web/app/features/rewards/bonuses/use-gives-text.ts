import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';

type Given = Pick<BonusOffer, 'value' | 'unit' | 'currency'> &
  Partial<Pick<BonusOffer, 'maxDeposit' | 'maximumMinor' | 'spins'>>;

/** Names what a bonus gives in a few words. */
export function useGivesText(): (given: Given) => string {
  const t = useTranslations('bonuses');
  const { money, percent } = useFormat();
  const gameName = useGameName();
  return ({ value, unit, currency, maxDeposit, maximumMinor, spins }) => {
    const short = (minor: bigint | string) => money(minor, currency, { short: true });
    if (unit === '%') {
      const share = percent(Number(value) * 10_000, 0);
      const ofMost = maxDeposit == null ? null : (BigInt(maxDeposit) * BigInt(value)) / 100n;
      const most = maximumMinor == null ? ofMost : least(BigInt(maximumMinor), ofMost);
      if (most === null) return t('gives.percent', { percent: share });
      return t('gives.percentUpTo', { percent: share, amount: short(most) });
    }
    if (unit === 'currency') return short(value);
    if (!spins) return t('gives.spins', { count: Number(value) });
    const stake = money(spins.stakeMinor, currency);
    const [game] = spins.games;
    return game !== undefined && spins.games.length === 1
      ? t('gives.spinsIn', { count: spins.rounds, game: gameName(game), stake })
      : t('mine.given', { count: spins.rounds, stake });
  };
}

const least = (a: bigint, b: bigint | null): bigint => (b === null || a < b ? a : b);
