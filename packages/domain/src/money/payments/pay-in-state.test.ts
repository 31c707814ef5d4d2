import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLatePayment,
  isPayInOver,
  PAY_IN_TRANSITIONS,
  payInStateAfter,
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
  expect(REPORTS.map((report) => payInStateAfter(state, report))).toEqual(EXPECTED[state]);
});

test('no walk through the table comes back to a state, and every walk ends', () => {
  const walk = (state: PayInState, seen: PayInState[]): void => {
    expect(seen).not.toContain(state);
    for (const next of PAY_IN_TRANSITIONS[state]) walk(next, [...seen, state]);
  };
  walk('CREATED', []);
  expect(STATES.filter(isPayInOver)).toEqual(['PAID', 'FAILED', 'EXPIRED']);
});

test('however reports come, a pay-in is paid once at most, stays what it ended as, and money that came after is seen', () => {
  const reports = fc.array(fc.constantFrom(...REPORTS), { maxLength: 12 });
  fc.assert(
    fc.property(reports, (list) => {
      let state: PayInState = 'CREATED';
      let paid = 0;
      for (const report of list) {
        const next = payInStateAfter(state, report);
        if (isPayInOver(state)) expect(next).toBeUndefined();
        if (next === 'PAID') paid += 1;
        const told = report === 'pay-in.paid';
        const late = isLatePayment(state, report);
        // A report of money credits it, is late, or repeats what was credited.
        const outcomes = [next === 'PAID', late, told && state === 'PAID'].filter(Boolean);
        expect(outcomes).toHaveLength(told ? 1 : 0);
        if (late) expect(next).toBeUndefined();
        state = next ?? state;
      }
      expect(paid).toBe(state === 'PAID' ? 1 : 0);
    }),
  );
});
