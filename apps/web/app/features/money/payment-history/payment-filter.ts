import type { InputOf } from '@croupier/contract/kit';
import type { paymentHistory } from '@croupier/contract/money/payment-history';
import { PAY_OUT_STATES, type PayOutState } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES, type PayInState } from '@croupier/domain/money/payments';
import { dateOf, dayOf } from '@croupier/ui/calendar/days.ts';
import { periodOf } from '../../play/rounds/history-filter.ts';

export type PaymentQuery = Omit<InputOf<typeof paymentHistory>['query'], 'cursor'>;

/** The filter as the address of the page has it: '' leaves nothing out, and days are the reader's own. */
export interface PaymentFilter {
  readonly kind: '' | 'in' | 'out';
  readonly state: '' | PayInState | PayOutState;
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: PaymentFilter = { kind: '', state: '', from: '', to: '' };

/** The states that payments of a kind may have, each once. */
export function statesOf(kind: PaymentFilter['kind']): (PayInState | PayOutState)[] {
  const states = { in: PAY_IN_STATES, out: PAY_OUT_STATES, '': [...PAY_IN_STATES, ...PAY_OUT_STATES] };
  return [...new Set<PayInState | PayOutState>(states[kind])];
}

/** Reads an address; whatever names nothing that there is, or the end of a period before its beginning, is left out. */
export function readFilter(search: URLSearchParams): PaymentFilter {
  const kind = (['in', 'out'] as const).find((each) => each === search.get('kind')) ?? '';
  const dayIn = (name: string) => dayOf(dateOf(search.get(name) ?? ''));
  const [from, to] = [dayIn('from'), dayIn('to')];
  return {
    kind,
    state: statesOf(kind).find((each) => each === search.get('state')) ?? '',
    from,
    to: to < from ? '' : to,
  };
}

/** The filter as an address keeps it: only what leaves something out. */
export const writeFilter = (filter: PaymentFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** How many of the fields leave something out. */
export const activeFilters = (filter: PaymentFilter): number => Object.keys(writeFilter(filter)).length;

/** The filter as the server takes it. */
export const queryOf = ({ kind, state, from, to }: PaymentFilter): PaymentQuery => ({
  ...(kind !== '' && { kind }),
  ...(state !== '' && { state }),
  ...periodOf({ from, to }),
});
