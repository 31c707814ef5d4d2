import { ApiError } from '@croupier/contract/kit';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import { useTranslations } from 'use-intl/react';

interface Details extends Partial<OfferRuleRefusal> {
  readonly why?: string;
  readonly points?: number;
  readonly price?: number;
}

/** Says why a door could not be opened, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('calendar.failures');
  const rules = useTranslations('rewards.rule');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network');
    const { why, rule, points = 0, price = 0 } = (error.details ?? {}) as Details;
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    if (error.key === 'insufficient_points') return t('points', { points, price });
    if (error.key === 'conflict') return t('tooSoon');
    if (why === 'paused') return t('paused');
    if (why === 'mine_used') return t('mineUsed');
    return t(error.key === 'offer_over' || error.key === 'not_found' ? 'over' : 'network');
  };
}
