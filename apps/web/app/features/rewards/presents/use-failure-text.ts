import { ApiError } from '@croupier/contract/kit';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import type { OfferOver } from '@croupier/domain/rewards/programmes';
import { useTranslations } from 'use-intl/react';
import type messages from './messages/en.json';

const OVER = {
  ended: 'over',
  withdrawn: 'over',
  paused: 'paused',
  sold_out: 'over',
  budget: 'over',
  mine_used: 'mineUsed',
  full: 'over',
  others: 'over',
} as const satisfies Record<OfferOver, keyof (typeof messages)['failures']>;

/** Says why a present could not be unwrapped, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('presents.failures');
  const rules = useTranslations('rewards.rule');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network');
    const { why, rule } = (error.details ?? {}) as { why?: OfferOver } & Partial<OfferRuleRefusal>;
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    if (why !== undefined) return t(OVER[why]);
    return t(error.key === 'not_found' ? 'over' : 'network');
  };
}
