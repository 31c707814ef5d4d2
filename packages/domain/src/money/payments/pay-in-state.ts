export const PAY_IN_STATES = ['CREATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED'] as const;
export type PayInState = (typeof PAY_IN_STATES)[number];

/** What the payment provider may say of a pay-in. */
export type ProviderReport = 'pay-in.pending' | 'pay-in.paid' | 'pay-in.failed' | 'pay-in.expired';

/** Where each state may go. The last three are the end: what arrives after them changes nothing. */
export const PAY_IN_TRANSITIONS = {
  CREATED: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'],
  PENDING: ['PAID', 'FAILED', 'EXPIRED'],
  PAID: [],
  FAILED: [],
  EXPIRED: [],
} as const satisfies Record<PayInState, readonly PayInState[]>;

const REPORTED_STATE = {
  'pay-in.pending': 'PENDING',
  'pay-in.paid': 'PAID',
  'pay-in.failed': 'FAILED',
  'pay-in.expired': 'EXPIRED',
} as const satisfies Record<ProviderReport, PayInState>;

/** The state a report leads to; undefined when it leads nowhere, being late or repeated. */
export function payInStateAfter(state: PayInState, report: ProviderReport): PayInState | undefined {
  const reported = REPORTED_STATE[report];
  const allowed: readonly PayInState[] = PAY_IN_TRANSITIONS[state];
  return allowed.includes(reported) ? reported : undefined;
}

/** Whether nothing changes it any more. */
export const isPayInOver = (state: PayInState): boolean => PAY_IN_TRANSITIONS[state].length === 0;

/** Money came in after we had given the payment up: a person has to look at it. */
export const isLatePayment = (state: PayInState, report: ProviderReport): boolean =>
  report === 'pay-in.paid' && (state === 'FAILED' || state === 'EXPIRED');

/** How the bonus stands that a pay-in shall bring: it waits, it was brought, or it is over without that. */
export const PAY_IN_BONUS_STATES = ['WAITING', 'ACTIVATED', 'OVER'] as const;
export type PayInBonusState = (typeof PAY_IN_BONUS_STATES)[number];
