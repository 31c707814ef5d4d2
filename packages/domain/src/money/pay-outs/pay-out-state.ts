export const PAY_OUT_STATES = [
  'PENDING',
  'IN_REVIEW',
  'APPROVED',
  'SENT',
  'UNKNOWN',
  'PAID',
  'REJECTED',
  'CANCELED',
  'FAILED',
] as const;
export type PayOutState = (typeof PAY_OUT_STATES)[number];

/** What the ledger books for a pay-out; that it is asked for books the first. */
export type PayOutEntry = 'pay-out-reserve' | 'pay-out-send' | 'pay-out-settle' | 'pay-out-return';

/**
 * Where each state may go, and what the ledger books on the way; null where the money stays where it is. An empty one is an end: what
 * arrives after it changes nothing. `SENT` is written before the provider is asked, so that a crash in between never sends twice and
 * never gives back what has left; `UNKNOWN` is held until the provider has said what became of it.
 */
export const PAY_OUT_TRANSITIONS = {
  PENDING: { IN_REVIEW: null, APPROVED: null, CANCELED: 'pay-out-return' },
  IN_REVIEW: { APPROVED: null, REJECTED: 'pay-out-return', CANCELED: 'pay-out-return' },
  APPROVED: { IN_REVIEW: null, SENT: 'pay-out-send' },
  SENT: { UNKNOWN: null, PAID: 'pay-out-settle', FAILED: 'pay-out-return' },
  UNKNOWN: { SENT: null, PAID: 'pay-out-settle', FAILED: 'pay-out-return' },
  PAID: {},
  REJECTED: {},
  CANCELED: {},
  FAILED: {},
} as const satisfies Record<PayOutState, Partial<Record<PayOutState, PayOutEntry | null>>>;

/** Where the money of a pay-out is: with the house until it is sent, on its way, or with neither any more. */
export const MONEY_OF = {
  PENDING: 'pay-out-reserve',
  IN_REVIEW: 'pay-out-reserve',
  APPROVED: 'pay-out-reserve',
  SENT: 'pay-out-transit',
  UNKNOWN: 'pay-out-transit',
  PAID: 'paid',
  REJECTED: 'player',
  CANCELED: 'player',
  FAILED: 'player',
} as const satisfies Record<PayOutState, 'pay-out-reserve' | 'pay-out-transit' | 'paid' | 'player'>;

/** @returns what the ledger books for the move, null where it books nothing, undefined where there is no such move */
export function entryOfMove(from: PayOutState, to: PayOutState): PayOutEntry | null | undefined {
  const moves: Partial<Record<PayOutState, PayOutEntry | null>> = PAY_OUT_TRANSITIONS[from];
  return moves[to];
}

export const isPayOutOver = (state: PayOutState): boolean =>
  Object.keys(PAY_OUT_TRANSITIONS[state]).length === 0;

/** States in which a player may take it back, where their region lets them: nobody has said yes to it yet. */
export const mayBeCanceled = (state: PayOutState): boolean => entryOfMove(state, 'CANCELED') !== undefined;

export const OPEN_PAY_OUT_STATES = PAY_OUT_STATES.filter((state) => !isPayOutOver(state));

/** What the provider may say of a pay-out. */
export const PAY_OUT_REPORTS = ['pay-out.accepted', 'pay-out.paid', 'pay-out.failed'] as const;
export type PayOutReport = (typeof PAY_OUT_REPORTS)[number];

const REPORTED = { 'pay-out.accepted': 'SENT', 'pay-out.paid': 'PAID', 'pay-out.failed': 'FAILED' } as const;

/** The state that a report leads to; undefined where it leads nowhere, being late or repeated. */
export function payOutStateAfter(state: PayOutState, report: PayOutReport): PayOutState | undefined {
  // Before it was sent nobody can say anything of it.
  if (MONEY_OF[state] !== 'pay-out-transit') return undefined;
  const to = REPORTED[report];
  return entryOfMove(state, to) === undefined ? undefined : to;
}

/** The provider says otherwise than it did, or speaks of money that was never sent: a person has to look at it. */
export function contradicts(state: PayOutState, report: PayOutReport): boolean {
  if (report === 'pay-out.accepted') return false;
  if (state === 'PAID') return report === 'pay-out.failed';
  if (state === 'FAILED') return report === 'pay-out.paid';
  return MONEY_OF[state] !== 'pay-out-transit';
}
