import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { checkPayOutCard, MethodRefused } from '@croupier/contract/money/pay-outs';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

const TEXTS = {
  payment_provider_unavailable: 'payment_provider_unavailable',
  key_reused: 'key_reused',
  step_up_needed: 'step_up_needed',
  network: 'network',
} as const satisfies Record<
  Exclude<RefusalOf<typeof checkPayOutCard>, 'pay_out_method_refused'> | 'network',
  keyof (typeof messages)['methods']['errors']
>;

/** Why a card or an account was not taken: what happened, and what to do. */
export function useMethodErrorText(): (error: unknown) => string {
  const t = useTranslations('pay-outs.methods');
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.other');
    if (error.key === 'pay_out_method_refused')
      return t(`refused.${(error.details as MethodRefused).reason}`);
    return t(`errors.${textOf(TEXTS, error.key) ?? 'other'}`);
  };
}
