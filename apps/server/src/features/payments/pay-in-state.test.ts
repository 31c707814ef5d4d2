import { expect, test } from 'vitest';
import {
  isOver,
  PAY_IN_TRANSITIONS,
  stateAfter,
  type PayInState,
  type ProviderReport,
} from './pay-in-state.ts';

const STATES = Object.keys(PAY_IN_TRANSITIONS) as PayInState[];
const REPORTS: ProviderReport[] = ['pay-in.pending', 'pay-in.paid', 'pay-in.failed', 'pay-in.expired'];

/** The whole table, written out: what every report does in every state. */
const EXPECTED: Record<PayInState, (PayInState | undefined)[]> = {
  CREATED: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'],
  PENDING: [undefined, 'PAID', 'FAILED', 'EXPIRED'],
  PAID: [undefined, undefined, undefined, undefined],
  FAILED: [undefined, undefined, undefined, undefined],
  EXPIRED: [undefined, undefined, undefined, undefined],
};

test.each(STATES)('from %s', (state) => {
  expect(REPORTS.map((report) => stateAfter(state, report))).toEqual(EXPECTED[state]);
});

test('no walk through the table comes back to a state, and every walk ends', () => {
  const walk = (state: PayInState, seen: PayInState[]): void => {
    expect(seen).not.toContain(state);
    for (const next of PAY_IN_TRANSITIONS[state]) walk(next, [...seen, state]);
  };
  walk('CREATED', []);
  expect(STATES.filter(isOver)).toEqual(['PAID', 'FAILED', 'EXPIRED']);
});
