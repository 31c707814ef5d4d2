export { createPayOuts, type PayOuts } from './pay-outs-module.ts';
export type { PayOutsParts } from './pay-outs-parts.ts';
export type { PayOutProvider } from './pay-out-provider.ts';
export { decideInReview, holdForPerson, lockInReview, type Decision } from './decide-pay-out.ts';
export { lockUnclear, settleUnclear, type Became } from './settle-unclear.ts';
export { PAY_OUTS_BOOKS } from './pay-outs-books-store.ts';
