import fc from 'fast-check';
import { expect, test } from 'vitest';
import { owedBack, owedElsewhere } from './closed-loop.ts';
import { judgePayOut, type PayOutFacts } from './judge-pay-out.ts';
import { matchOwnerName } from './owner-name.ts';
import { payOutFee } from './pay-out-fee.ts';
import { PAY_OUT_TERMS, payOutTermsOf } from './pay-out-terms.ts';
import { isHeld, reasonsForReview, REVIEW_REASONS } from './review-reasons.ts';

const DAY_MS = 86_400_000;
const good: PayOutFacts = {
  amountMinor: 100_00n,
  terms: PAY_OUT_TERMS.UA,
  ...{ dayMinor: 0n, depositedMinor: 100_00n, stakedMinor: 100_00n, isStopped: false, hasTaxNumber: true },
  sources: [{ mark: 'card-a', depositedMinor: 100_00n, paidOutMinor: 0n }],
  goneMarks: [],
  method: {
    kind: 'card',
    state: 'PROVEN',
    mark: 'card-a',
    name: 'same',
    provenMs: 2 * DAY_MS,
    isShared: false,
  },
  isTaxShared: false,
  isClosed: false,
  isAskedAbout: false,
  hasDebt: false,
};
const judged = (change: Partial<PayOutFacts>) => judgePayOut({ ...good, ...change });
const reviewed = (change: Partial<PayOutFacts>) => reasonsForReview({ ...good, ...change });
const withMethod = (change: Partial<PayOutFacts['method']>) => ({ method: { ...good.method, ...change } });

test('nothing is against a pay-out where every signal is there, and nobody looks at it', () => {
  expect([judged({}), reviewed({})]).toEqual([undefined, []]);
});

test.each([
  ['method_not_proven', withMethod({ state: 'SHOWN' })],
  ['method_not_proven', withMethod({ state: 'DISABLED' })],
  ['name_differs', withMethod({ name: 'differs' })],
  ['tax_number', { hasTaxNumber: false }],
  ['day_maximum', { dayMinor: PAY_OUT_TERMS.UA.dayMaximumMinor }],
  ['other_method_first', withMethod({ mark: 'card-b' })],
  ['turnover', { stakedMinor: 99_99n }],
] as const)('%s is against it', (reason, change) => {
  expect(judged(change)).toMatchObject({ reason });
});

test.each([
  ['amount', { amountMinor: PAY_OUT_TERMS.UA.automaticUpToMinor + 1n }],
  ['day_amount', { dayMinor: PAY_OUT_TERMS.UA.automaticUpToMinor }],
  ['method_new', withMethod({ provenMs: DAY_MS - 1 })],
  ['method_shared', withMethod({ isShared: true })],
  ['method_changed', withMethod({ state: 'DISABLED' })],
  ['tax_shared', { isTaxShared: true }],
  ['name_alike', withMethod({ name: 'alike' })],
  ['turnover_open', { stakedMinor: 0n }],
  ['closed_loop', withMethod({ mark: 'card-b' })],
  ['account_closed', { isClosed: true }],
  ['asked_about', { isAskedAbout: true }],
] as const)('%s alone brings somebody to look at it', (reason, change) => {
  expect(reviewed(change)).toContain(reason);
  expect(isHeld(reviewed(change))).toBe(reason === 'account_closed' || reason === 'asked_about');
});

test('every reason but the person’s own is tried above', () => {
  expect(REVIEW_REASONS).toHaveLength(12);
});

test('who has stopped is not asked to stake first, but somebody looks at it', () => {
  const stopped = { isStopped: true, stakedMinor: 0n };
  expect(judged(stopped)).toBeUndefined();
  expect(reviewed(stopped)).toEqual(['turnover_open']);
});

test('a card that was lost or given up holds nothing up, but somebody looks at it', () => {
  const lost = { ...withMethod({ mark: 'card-b' }), goneMarks: ['card-a'] };
  expect(judged(lost)).toBeUndefined();
  expect(reviewed(lost)).toEqual(['closed_loop']);
});

test('money goes elsewhere only once all that came has gone back', () => {
  const source = fc.record({
    mark: fc.constantFrom('a', 'b', 'c'),
    depositedMinor: fc.bigInt(0n, 1_000n),
    paidOutMinor: fc.bigInt(0n, 1_000n),
  });
  fc.assert(
    fc.property(fc.uniqueArray(source, { selector: ({ mark }) => mark }), (sources) => {
      const owed = owedBack(sources);
      for (const { leftMinor } of owed) expect(leftMinor).toBeGreaterThan(0n);
      expect(owedElsewhere(sources, 'd')).toEqual(owed[0]);
      for (const mark of ['a', 'b', 'c']) expect(owedElsewhere(sources, mark)?.mark).not.toBe(mark);
    }),
  );
});

test('a fee is never more than its share, never below zero, and none within the free ones', () => {
  const terms = { feeBasisPoints: 150, freePerMonth: 2 };
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(5), (amountMinor, usedBefore) => {
      const fee = payOutFee(terms, { amountMinor, usedBefore });
      expect(fee * 10_000n).toBeLessThanOrEqual(amountMinor * 150n);
      expect(fee > 0n).toBe(usedBefore >= 2 && amountMinor * 150n >= 10_000n);
    }),
  );
});

test('of every region the fee leaves something of the least amount', () => {
  for (const terms of Object.values(PAY_OUT_TERMS))
    expect(payOutFee(terms, { amountMinor: terms.minimumMinor, usedBefore: 99 })).toBeLessThan(
      terms.minimumMinor,
    );
});

test('of two places each bound is the stricter one, in the money asked in', () => {
  const terms = payOutTermsOf({ region: 'UA', wishedRegion: 'EU', residence: null }, 'UAH');
  expect(terms.automaticUpToMinor).toBe(20_000_00n);
  expect(terms.taxNumber).toBe(true);
  expect(payOutTermsOf({ region: 'EU', wishedRegion: null, residence: 'UA' }, 'EUR').taxNumber).toBe(true);
  expect(payOutTermsOf({ region: 'EU', wishedRegion: null, residence: null }, 'UAH').minimumMinor).toBe(
    500_00n,
  );
});

test.each([
  ['OLENA KOVAL', 'same'],
  ['Koval Olena Petrivna', 'same'],
  ['Олена Коваль', 'same'],
  ['OLENA KOVALL', 'same'],
  ['OLENA KOVALI', 'alike'],
  ['OLENA KOVALCHUK', 'differs'],
  ['PETRO KOVAL', 'differs'],
  ['O KOVAL', 'differs'],
  ['KOVAL', 'differs'],
  ['', 'differs'],
] as const)('%s is %s', (owner, verdict) => {
  expect(matchOwnerName({ firstName: 'Olena', lastName: 'Koval' }, owner)).toBe(verdict);
});
