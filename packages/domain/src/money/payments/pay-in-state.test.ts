import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  backOperationOf,
  contradictsPayIn,
  isPayInOver,
  LATE_STEPS,
  PAY_IN_STATES,
  payInStateAfter,
  splitBack,
  PROVIDER_REPORTS,
  type PayInState,
} from './pay-in-state.ts';

/** The whole table, written out: what each report does in each state. */
const EXPECTED: Record<PayInState, (PayInState | undefined)[]> = {
  CREATED: ['PENDING', 'PAID', 'FAILED', 'EXPIRED', 'RETURNED', 'RETURNED'],
  PENDING: [undefined, 'PAID', 'FAILED', 'EXPIRED', 'RETURNED', 'RETURNED'],
  PAID: [undefined, undefined, undefined, undefined, 'REFUNDED', 'CHARGED_BACK'],
  FAILED: [undefined, 'LATE', undefined, undefined, 'RETURNED', 'RETURNED'],
  EXPIRED: [undefined, 'LATE', undefined, undefined, 'RETURNED', 'RETURNED'],
  LATE: [undefined, undefined, undefined, undefined, 'RETURNED', 'RETURNED'],
  RETURNING: [undefined, undefined, undefined, undefined, 'RETURNED', 'RETURNED'],
  RETURNED: [undefined, undefined, undefined, undefined, undefined, undefined],
  REFUNDED: [undefined, undefined, undefined, undefined, undefined, undefined],
  CHARGED_BACK: [undefined, undefined, undefined, undefined, undefined, undefined],
};

test.each(PAY_IN_STATES)('goes where the table says from %s', (state) => {
  expect(PROVIDER_REPORTS.map((report) => payInStateAfter(state, report))).toEqual(EXPECTED[state]);
});

test('lets the house decide about late money alone, and about money on its way back only by hearing of it', () => {
  const leads = (state: PayInState) => LATE_STEPS.map((step) => payInStateAfter(state, step));
  expect(leads('LATE')).toEqual(['PAID', 'RETURNING', undefined]);
  expect(leads('RETURNING')).toEqual([undefined, undefined, 'LATE']);
  for (const state of PAY_IN_STATES.filter((each) => each !== 'LATE' && each !== 'RETURNING'))
    expect(leads(state)).toEqual([undefined, undefined, undefined]);
});

test('leaves only an open payment to its player', () => {
  expect(PAY_IN_STATES.filter((state) => !isPayInOver(state))).toEqual(['CREATED', 'PENDING']);
});

const ENDS: ReadonlySet<PayInState> = new Set(['RETURNED', 'REFUNDED', 'CHARGED_BACK']);
const CREDITED: ReadonlySet<PayInState> = new Set(['PAID', 'REFUNDED', 'CHARGED_BACK']);

test('never credits by a report what was given up, and credits once, however reports and decisions come', () => {
  const steps = fc.array(fc.constantFrom(...PROVIDER_REPORTS, ...LATE_STEPS), { maxLength: 16 });
  fc.assert(
    fc.property(steps, (list) => {
      let state: PayInState = 'CREATED';
      let credited = 0;
      for (const step of list) {
        const next = payInStateAfter(state, step);
        if (next === 'PAID') credited += 1;
        // What was given up comes back to be given by a person alone.
        if (isPayInOver(state) && next === 'PAID') expect(step).toBe('late.given');
        // What has ended is not taken up again, and money that came or went is never passed over in silence.
        if (ENDS.has(state)) expect(next).toBeUndefined();
        if (state === 'PAID') expect([undefined, 'REFUNDED', 'CHARGED_BACK']).toContain(next);
        state = next ?? state;
      }
      expect(credited).toBe(CREDITED.has(state) ? 1 : 0);
    }),
  );
});

test('says of each report against money that came or was sent back that a person has to look', () => {
  const against = (state: PayInState) => PROVIDER_REPORTS.filter((report) => contradictsPayIn(state, report));
  expect(against('PAID')).toEqual(['pay-in.failed', 'pay-in.expired']);
  expect(against('REFUNDED')).toEqual(['pay-in.paid', 'pay-in.charged-back']);
  expect(against('CHARGED_BACK')).toEqual(['pay-in.paid', 'pay-in.refunded']);
  expect(against('RETURNED')).toEqual(['pay-in.charged-back']);
  for (const state of ['LATE', 'RETURNING'] as const)
    expect(against(state)).toEqual(['pay-in.failed', 'pay-in.expired']);
  for (const state of ['CREATED', 'PENDING', 'FAILED', 'EXPIRED'] as const)
    expect(against(state)).toEqual([]);
});

test('takes back by the ledger only what was credited', () => {
  for (const state of PAY_IN_STATES)
    expect(PROVIDER_REPORTS.map((report) => backOperationOf(state, report)).filter(Boolean)).toEqual(
      state === 'PAID' ? ['refund', 'chargeback'] : [],
    );
});

test('takes no more than there is, and takes and owes all of it', () => {
  const amount = fc.bigInt(0n, 10n ** 13n);
  fc.assert(
    fc.property(amount, amount, (back, there) => {
      const { takenMinor, owedMinor } = splitBack(back, there);
      expect(takenMinor <= there && owedMinor >= 0n && takenMinor + owedMinor === back).toBe(true);
    }),
  );
});
