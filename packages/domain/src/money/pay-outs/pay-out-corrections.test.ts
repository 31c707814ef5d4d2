import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEDGER_OPERATIONS } from '../ledger/operations.ts';
import { caseOf, giveBack, takeBack, type Corrected } from './pay-out-corrections.ts';
import { MONEY_OF, PAY_OUT_STATES } from './pay-out-state.ts';

/** The gain of each account of the house. */
function gains({ transfers }: Pick<Corrected, 'transfers'>) {
  const gained = { 'payment-clearing': 0n, 'pay-out-fees': 0n };
  for (const { from, to, amountMinor } of transfers) {
    if (to.owner === 'house') gained[to.name as keyof typeof gained] += amountMinor;
    if (from.owner === 'house') gained[from.name as keyof typeof gained] -= amountMinor;
  }
  return gained;
}

test('what arrived is taken back before the fee, as far as it is there', () => {
  const ended = { amountMinor: 1_000n, feeMinor: 50n, owedMinor: 1_000n };
  expect(gains(takeBack(ended, 5_000n))).toEqual({ 'payment-clearing': 950n, 'pay-out-fees': 50n });
  const part = takeBack(ended, 960n);
  expect(gains(part)).toEqual({ 'payment-clearing': 950n, 'pay-out-fees': 10n });
  expect([part.movedMinor, part.owedMinor]).toEqual([960n, 40n]);
  expect(takeBack(ended, 0n)).toEqual({ transfers: [], movedMinor: 0n, owedMinor: 1_000n });
});

test('in however many parts it is taken back, it comes to the pay-out and no more, and all of it is given back', () => {
  const amount = fc.bigInt(1n, 10n ** 12n);
  fc.assert(
    fc.property(amount, amount, fc.array(fc.bigInt(0n, 10n ** 12n)), (amountMinor, fee, parts) => {
      const feeMinor = fee % amountMinor;
      let owedMinor = amountMinor;
      const taken = { 'payment-clearing': 0n, 'pay-out-fees': 0n };
      for (const there of parts) {
        const step = takeBack({ amountMinor, feeMinor, owedMinor }, there);
        expect(step.movedMinor <= there).toBe(true);
        expect(step.owedMinor).toBe(owedMinor - step.movedMinor);
        for (const [name, each] of Object.entries(gains(step))) taken[name as keyof typeof taken] += each;
        ({ owedMinor } = step);
      }
      const late = owedMinor > feeMinor ? owedMinor - feeMinor : 0n;
      expect(taken).toEqual({
        'payment-clearing': amountMinor - feeMinor - late,
        'pay-out-fees': owedMinor > feeMinor ? 0n : feeMinor - owedMinor,
      });
      const given = giveBack({ amountMinor, feeMinor, owedMinor });
      expect(given.movedMinor).toBe(amountMinor - owedMinor);
      expect(gains(given)).toEqual({
        'payment-clearing': -taken['payment-clearing'],
        'pay-out-fees': -taken['pay-out-fees'],
      });
      for (const { transfers } of [
        given,
        takeBack({ amountMinor, feeMinor, owedMinor: amountMinor }, amountMinor),
      ])
        expect(transfers.every((each) => each.amountMinor > 0n)).toBe(true);
    }),
  );
});

test('each way that is booked is one of its operation', () => {
  const ended = { amountMinor: 10n, feeMinor: 1n, owedMinor: 10n };
  const nameOf = (side: Corrected['transfers'][number]['from']) =>
    side.owner === 'house' ? side.name : 'player';
  const waysOf = ({ transfers }: Corrected) => transfers.map(({ from, to }) => [nameOf(from), nameOf(to)]);
  expect(waysOf(takeBack(ended, 10n))).toEqual(LEDGER_OPERATIONS['pay-out-reclaim']);
  expect(waysOf(giveBack({ ...ended, owedMinor: 0n }))).toEqual(LEDGER_OPERATIONS['pay-out-revert']);
});

test('only what the provider contradicts, keeps silent about or is owed is a case; what waits for a decision is none', () => {
  for (const state of PAY_OUT_STATES)
    for (const isContradicted of [true, false]) {
      const what = caseOf({ state, isContradicted, owedMinor: 0n });
      const isCase = state === 'UNKNOWN' || (isContradicted && MONEY_OF[state] !== 'pay-out-reserve');
      expect(what !== undefined, `${state} ${isContradicted}`).toBe(isCase);
    }
  expect(caseOf({ state: 'PAID', isContradicted: false, owedMinor: 1n })).toBe('owed');
});
