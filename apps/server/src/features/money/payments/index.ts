export { closeFinding, managePaymentFindings, type PaymentFindings } from './manage-findings.ts';
export { payInKeyOf } from './take-provider-report.ts';
export { createPayments } from './payments-module.ts';
export { listCountedDeposits } from './payments-store.ts';
export type { PaymentProvider } from './payment-provider.ts';
export { PAYMENTS_BOOKS } from './payments-books-store.ts';
