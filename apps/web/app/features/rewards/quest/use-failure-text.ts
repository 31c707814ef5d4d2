import { ApiError } from '@croupier/contract/kit';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import { useTranslations } from 'use-intl/react';

/** Says why a quest could not be started, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('quest.failures');
  const rules = useTranslations('rewards.rule');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network');
    const { why, rule } = (error.details ?? {}) as { why?: string } & Partial<OfferRuleRefusal>;
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    if (why === 'paused') return t('paused');
    return t(error.key === 'offer_over' || error.key === 'not_found' ? 'over' : 'network');
  };
}
