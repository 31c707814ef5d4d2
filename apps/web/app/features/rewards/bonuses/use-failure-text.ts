import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import type { activateBonus, assignBonus, cancelBonus } from '@croupier/contract/rewards/bonuses';
import type { OfferOver } from '@croupier/domain/rewards/programmes';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

type Text = keyof (typeof messages)['failures'];

const OVER = {
  ended: 'over',
  withdrawn: 'over',
  paused: 'paused',
  sold_out: 'others',
  budget: 'over',
  mine_used: 'mineUsed',
  full: 'others',
  others: 'others',
} as const satisfies Record<OfferOver, Text>;

const TEXTS = {
  not_found: 'over',
  conflict: 'changed',
  offer_over: 'over',
  round_open: 'roundOpen',
  proof_of_work_needed: 'proof',
} as const satisfies Record<RefusalOf<typeof activateBonus | typeof assignBonus | typeof cancelBonus>, Text>;

/** Says why a bonus could not be had or given up, that nothing was charged, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('bonuses.failures');
  const rules = useTranslations('rewards.rule');
  return (error) => {
    if (!(error instanceof ApiError)) return t('network');
    const { why, rule } = (error.details ?? {}) as { why?: OfferOver } & Partial<OfferRuleRefusal>;
    if (rule !== undefined && rules.has(rule)) return rules(rule);
    return t((why && OVER[why]) ?? textOf(TEXTS, error.key) ?? 'network');
  };
}
