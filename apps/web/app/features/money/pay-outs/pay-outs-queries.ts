import type { InputOf } from '@croupier/contract/kit';
import {
  cancelPayOut,
  checkPayOutCard,
  createPayOut,
  disableCard,
  payOutOptions,
  sendPayOutCode,
  verifyCard,
  verifyCardLink,
} from '@croupier/contract/money/pay-outs';
import { paymentHistory } from '@croupier/contract/money/payment-history';
import type { Currency } from '@croupier/domain/money/amounts';
import { queryOptions } from '@tanstack/react-query';
import { call, callTelling } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';
import { callProving } from '../../people/proof-of-work/call-proving.ts';

export const PAY_OUTS_KEY = ['pay-outs'] as const;
const OPTIONS_KEY = [...PAY_OUTS_KEY, 'options'] as const;

/** What may be paid out, where to and what is missing. @param currency the region's where not named */
export const payOutOptionsQuery = (currency: Currency | undefined) =>
  queryOptions({
    queryKey: [...OPTIONS_KEY, currency ?? null],
    queryFn: ({ signal }) => call(payOutOptions, { query: currency ? { currency } : {} }, signal),
    staleTime: 0,
    // What another currency has stands until this one's is known.
    placeholderData: (before) => before,
  });

/** One of mine. */
export const payOutQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAY_OUTS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(payOutOptions, { query: { id } }, signal)).payOut,
    staleTime: 0,
  });

export interface AskedPayOut {
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly methodId: string;
}

/** What a pay-out would come to; nothing is asked until there is an amount and somewhere to send it. */
export const previewQuery = (asked: AskedPayOut | undefined) =>
  queryOptions({
    queryKey: [...PAY_OUTS_KEY, 'preview', asked ?? null],
    queryFn: async ({ signal }) => (await call(payOutOptions, { query: { ...asked } }, signal)).preview,
    enabled: asked !== undefined,
    staleTime: 0,
  });

/** The newest of those that are over. */
export const pastPayOutsQuery = queryOptions({
  queryKey: [...PAY_OUTS_KEY, 'past'],
  queryFn: async ({ signal }) => {
    const { payments } = await call(paymentHistory, { query: { kind: 'out' } }, signal);
    return payments.flatMap((payment) =>
      payment.kind === 'out' && payment.nextStep === 'none' ? [payment] : [],
    );
  },
});

export const askCode = (channel: 'email' | 'sms') => callProving(sendPayOutCode, { body: { channel } });

/** The form says itself what is against a pay-out. */
export const sendPayOut = (body: InputOf<typeof createPayOut>['body']) => callTelling(createPayOut, { body });

export const takeBack = (id: string) => call(cancelPayOut, { params: { id } });

export const showMethod = (body: InputOf<typeof checkPayOutCard>['body']) =>
  steppingUp(() => call(checkPayOutCard, { body }));

export const giveUp = (methodId: string) => steppingUp(() => call(disableCard, { body: { methodId } }));

export const CARD_KEY = ['pay-out-card'] as const;

/** The provider tells the house a moment after it sends the player back: `method` says when. */
export const cardQuery = (token: string) =>
  queryOptions({
    queryKey: [...CARD_KEY, token],
    queryFn: ({ signal }) => call(verifyCardLink, { query: { token } }, signal),
    ...{ retry: false, staleTime: Infinity },
  });
export const confirmCard = (token: string) => call(verifyCard, { body: { token } });
