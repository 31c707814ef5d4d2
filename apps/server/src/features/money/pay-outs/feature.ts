import { feature } from '../../../platform/feature.ts';
import { PAY_OUTS_BOOKS } from './pay-outs-books-store.ts';

export const PAY_OUTS = feature({
  name: 'pay-outs',
  level: 6,
  about: 'money out: where it may go, what was asked for, and how each of them went',
  owns: ['pay_out', 'pay_out_event', 'pay_out_method', 'pay_out_move'],
  books: () => PAY_OUTS_BOOKS,
});

export { createPayOuts, type PayOuts } from './pay-outs-module.ts';
export { createSandboxPayOuts } from './sandbox-pay-outs.ts';
export { findPayOuts } from './pay-outs-store.ts';
export { payOutView } from './pay-outs-view.ts';
export type { PayOutsParts } from './pay-outs-parts.ts';
export type { PayOutProvider } from './pay-out-provider.ts';
export { decideInReview, holdForPerson, lockInReview, type Decision } from './decide-pay-out.ts';
export { lockUnclear, settleUnclear, type Became } from './settle-unclear.ts';
