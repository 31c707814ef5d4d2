import { ApiError } from '@croupier/contract/kit';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';

/** Says why a nomination could not be chosen, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('nominations');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failures.network');
    const { againAt, why, rule } = (error.details ?? {}) as {
      againAt?: string;
      why?: string;
    } & Partial<OfferRuleRefusal>;
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    if (error.key === 'conflict' && againAt !== undefined) return t('wait', { date: date(againAt) });
    if (why === 'paused') return t('failures.paused');
    const isOver = error.key === 'offer_over' || error.key === 'not_found';
    return t(isOver ? 'failures.over' : 'failures.network');
  };
}
