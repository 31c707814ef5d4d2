import type { PaymentState } from './payments.ts';

/** The ways in which an open payment can be decided, and what it is then. */
export const DECISIONS = {
  approve: 'paid',
  'approve-half': 'paid',
  'approve-slowly': 'pending',
  decline: 'failed',
  'fail-first': 'failed',
  'charge-back': 'paid',
  close: 'expired',
} as const satisfies Record<string, PaymentState>;
export type Decision = keyof typeof DECISIONS;

export const isDecision = (word: unknown): word is Decision =>
  typeof word === 'string' && Object.hasOwn(DECISIONS, word);
