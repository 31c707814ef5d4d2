import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

type Terms = Omit<BonusOffer, 'id'>;

/** The conditions of a bonus in sentences, the most important first. @param totalMinor the wagering once it is known */
export function useConditions(bonus: Terms, totalMinor?: string): string[] {
  const t = useTranslations('bonuses.terms');
  const wager = useTranslations('wallet.wager');
  const needs = useTranslations('bonuses.needs');
  const { money } = useFormat();
  const { rules, currency, minDeposit, maxDeposit, spins } = bonus;
  const amount = (minor: string) => money(minor, currency, { short: true });
  const wagering = useWagering(bonus, totalMinor);
  const { maximumStakeMinor, maximumConversionMinor, validDays } = rules;
  return [
    minDeposit !== null && needs('depositOf', { min: amount(minDeposit) }),
    maxDeposit !== null && t('mostDeposit', { amount: amount(maxDeposit) }),
    spins && t('spins', { ends: spins.endsAs }),
    spins?.endsAs !== 'real' && wagering,
    !spins && wager(rules.order === 'REAL_FIRST' ? 'realFirst' : 'bonusFirst'),
    rules.source !== 'ALL' && wager(rules.source),
    (!spins || rules.withdrawal === 'forfeits') && t(rules.withdrawal),
    maximumStakeMinor !== null && wager('maximum', { amount: amount(maximumStakeMinor) }),
    maximumConversionMinor !== null && wager('cap', { amount: amount(maximumConversionMinor) }),
    validDays !== null && t('days', { days: validDays }),
  ].filter((each) => typeof each === 'string');
}

function useWagering({ rules, currency, unit, value }: Terms, totalMinor?: string): string {
  const t = useTranslations('bonuses.terms');
  const { money } = useFormat();
  const { wagerTimes: times, wagerBase } = rules;
  if (times === 0) return t('none');
  const isOfSum = unit === 'currency' && wagerBase === 'BONUS';
  const total = totalMinor ?? (isOfSum ? String(BigInt(value) * BigInt(times)) : undefined);
  return total === undefined
    ? t(`of.${wagerBase}`, { times })
    : t('wagering', { times, total: money(total, currency, { short: true }) });
}
