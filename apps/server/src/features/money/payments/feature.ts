import { feature } from '../../../platform/feature.ts';
import { PAYMENTS_BOOKS } from './payments-books-store.ts';

export const PAYMENTS = feature({
  name: 'payments',
  level: 4,
  about: 'money in',
  owns: ['pay_in', 'payment_event', 'payment_finding', 'player_debt', 'provider_message', 'provider_traffic'],
  books: () => PAYMENTS_BOOKS,
});

export { closeFinding, managePaymentFindings, type PaymentFindings } from './manage-findings.ts';
export { payInKeyOf } from './move-pay-in.ts';
export { decideLate, lockLate, refuseGiving, type LateDecision } from './decide-late.ts';
export { providersOf } from './payment-providers.ts';
export { createProviderRests } from './provider-rests.ts';
export { createPayments } from './payments-module.ts';
export { listOwed } from './debts-store.ts';
export { owedView, payInView } from './pay-in-view.ts';
export { customerOf } from './ask-for-page.ts';
export { askSandbox, callSandbox, SANDBOX, SANDBOX_MERCHANT, sendSigned } from './sandbox-provider.ts';
export { takeMessage, takeUpMessages } from './take-message.ts';
export { createTakeTogether } from './take-together.ts';
export { keepFinding } from './take-provider-report.ts';
export { shownMessage } from './shown-message.ts';
export type { ProviderMessage } from './provider-messages-store.ts';
export { wordOf } from './take-pay-in-message.ts';
export { parseSecrets, readSigned, signMessage } from './webhook-signature.ts';
export { wasRefusedBack } from './payment-events-store.ts';
export { findPayIns, listCountedDeposits, listDepositSources } from './payments-store.ts';
export type { FindingKind } from './findings-store.ts';
export type { DepositBonuses, PaymentsParts } from './payments-parts.ts';
