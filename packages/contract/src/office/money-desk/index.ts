export { HOUSE_ACCOUNTS } from './schemas.ts';
export * from './accounts.ts';
export * from './transfers.ts';
export * from './payments.ts';
export * from './queues.ts';
export * from './held-wins.ts';
export * from './payment-findings.ts';
export * from './reconciliation.ts';
export * from './verification.ts';
