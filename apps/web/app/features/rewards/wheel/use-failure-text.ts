import { ApiError } from '@croupier/contract/kit';
import type { OfferOver, OfferRule } from '@croupier/domain/rewards/programmes';
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

const KEYS = {
  no_attempts: 'none',
  insufficient_points: 'points',
  not_found: 'over',
} as const satisfies Record<string, keyof (typeof messages)['failures']>;

/** Says why an attempt could not be had or used, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('wheel.failures');
  const rules = useTranslations('rewards.rule');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network');
    const { why, rule } = (error.details ?? {}) as { why?: OfferOver; rule?: OfferRule['rule'] };
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    if (why !== undefined) return t(OVER[why]);
    return t(error.key in KEYS ? KEYS[error.key as keyof typeof KEYS] : 'network');
  };
}
