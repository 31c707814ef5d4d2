/**
 * `LATE`: paid after it was given up, and looked at by a person. `RETURNING`: asked to be sent back; `RETURNED`: sent back.
 * `REFUNDED`, `CHARGED_BACK`: the payer has all of it again, after it was credited.
 */
export const PAY_IN_STATES = [
  'CREATED',
  'PENDING',
  'PAID',
  'FAILED',
  'EXPIRED',
  'LATE',
  'RETURNING',
  'RETURNED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type PayInState = (typeof PAY_IN_STATES)[number];

/** What the payment provider may say of a pay-in. */
export const PROVIDER_REPORTS = [
  'pay-in.pending',
  'pay-in.paid',
  'pay-in.failed',
  'pay-in.expired',
  'pay-in.refunded',
  'pay-in.charged-back',
] as const;
export type ProviderReport = (typeof PROVIDER_REPORTS)[number];

/** What the house may do about a payment that came late: give it, ask the provider to send it back, and hear that it will not. */
export const LATE_STEPS = ['late.given', 'late.returning', 'late.refused'] as const;
export type LateStep = (typeof LATE_STEPS)[number];

type Step = ProviderReport | LateStep;

/** What may still be paid. */
const OPEN = {
  'pay-in.paid': 'PAID',
  'pay-in.failed': 'FAILED',
  'pay-in.expired': 'EXPIRED',
} as const satisfies Partial<Record<Step, PayInState>>;

/** The payer has the money again, whoever saw to that. */
const BACK = {
  'pay-in.refunded': 'RETURNED',
  'pay-in.charged-back': 'RETURNED',
} as const satisfies Partial<Record<Step, PayInState>>;

const GIVEN_UP = { 'pay-in.paid': 'LATE', ...BACK } as const satisfies Partial<Record<Step, PayInState>>;

/** Where each state goes by what happens. What is not named here changes nothing: it is late, repeated, or needs a person. */
export const PAY_IN_STEPS = {
  CREATED: { 'pay-in.pending': 'PENDING', ...OPEN, ...BACK },
  PENDING: { ...OPEN, ...BACK },
  PAID: { 'pay-in.refunded': 'REFUNDED', 'pay-in.charged-back': 'CHARGED_BACK' },
  FAILED: GIVEN_UP,
  EXPIRED: GIVEN_UP,
  LATE: { 'late.given': 'PAID', 'late.returning': 'RETURNING', ...BACK },
  RETURNING: { 'late.refused': 'LATE', ...BACK },
  RETURNED: {},
  REFUNDED: {},
  CHARGED_BACK: {},
} as const satisfies Record<PayInState, Partial<Record<Step, PayInState>>>;

/** The state that a step leads to; undefined when it leads nowhere. */
export const payInStateAfter = (state: PayInState, step: Step): PayInState | undefined =>
  (PAY_IN_STEPS[state] as Partial<Record<Step, PayInState>>)[step];

/** Whether its player can do nothing more about it: no page of the provider waits for them. */
export const isPayInOver = (state: PayInState): boolean => state !== 'CREATED' && state !== 'PENDING';

/** News against money that has come, or that went back before: nothing is done about it by itself, and a person has to look. */
export function contradictsPayIn(state: PayInState, report: ProviderReport): boolean {
  // The payer has the money twice, or the house has it again.
  if (state === 'RETURNED') return report === 'pay-in.charged-back';
  if (state === 'REFUNDED') return report === 'pay-in.charged-back' || report === 'pay-in.paid';
  if (state === 'CHARGED_BACK') return report === 'pay-in.refunded' || report === 'pay-in.paid';
  // Given up again, although it was paid in between: before it is given, somebody asks whether the money is there.
  if (state === 'LATE' || state === 'RETURNING')
    return report === 'pay-in.failed' || report === 'pay-in.expired';
  return state === 'PAID' && (report === 'pay-in.failed' || report === 'pay-in.expired');
}

/** State of the bonus that a pay-in shall bring: it waits, it was brought, it is over without that, or less came than it asks for. */
export const PAY_IN_BONUS_STATES = ['WAITING', 'ACTIVATED', 'OVER', 'SHORT'] as const;
export type PayInBonusState = (typeof PAY_IN_BONUS_STATES)[number];

/** Acts of a payer on a payment that was credited. */
export const BACK_OPERATIONS = ['refund', 'chargeback'] as const;
/** By which operation of the ledger the money is taken from its player. */
export type BackOperation = (typeof BACK_OPERATIONS)[number];

/** The operation of a report that takes back credited money; undefined of any other. */
export function backOperationOf(state: PayInState, report: ProviderReport): BackOperation | undefined {
  if (state !== 'PAID') return undefined;
  if (report === 'pay-in.refunded') return 'refund';
  return report === 'pay-in.charged-back' ? 'chargeback' : undefined;
}

/** Takes as much as there is, and owes the rest. */
export function splitBack(
  amountMinor: bigint,
  thereMinor: bigint,
): { takenMinor: bigint; owedMinor: bigint } {
  const takenMinor = amountMinor < thereMinor ? amountMinor : thereMinor;
  return { takenMinor, owedMinor: amountMinor - takenMinor };
}
