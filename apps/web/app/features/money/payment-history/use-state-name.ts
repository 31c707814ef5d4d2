import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { useTranslations } from 'use-intl/react';
import type { PaymentFilter, statesOf } from './payment-filter.ts';

type State = ReturnType<typeof statesOf>[number];

/** Names a state as payments of a kind do; without a kind by both names, where they differ. */
export function useStateName(): (state: State, kind: PaymentFilter['kind']) => string {
  const payIns = useTranslations('payments.states');
  const payOuts = useTranslations('pay-outs.states');
  return (state, kind) => {
    const inState = kind !== 'out' && PAY_IN_STATES.find((each) => each === state);
    const outState = kind !== 'in' && PAY_OUT_STATES.find((each) => each === state);
    const names = [...(inState ? [payIns(inState)] : []), ...(outState ? [payOuts(outState)] : [])];
    return [...new Set(names)].join(' / ');
  };
}
