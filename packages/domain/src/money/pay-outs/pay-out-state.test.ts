import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEDGER_OPERATIONS } from '../ledger/operations.ts';
import {
  contradicts,
  entryOfMove,
  isPayOutOver,
  mayBeCanceled,
  MONEY_OF,
  PAY_OUT_REPORTS,
  PAY_OUT_STATES,
  payOutStateAfter,
  type PayOutState,
} from './pay-out-state.ts';
import { transfersOfEntry } from './pay-out-transfers.ts';

const state = fc.constantFrom(...PAY_OUT_STATES);
const movesFrom = (from: PayOutState) => PAY_OUT_STATES.filter((to) => entryOfMove(from, to) !== undefined);

test('the money moves exactly where the ledger books it, and to where the state says that it is', () => {
  for (const from of PAY_OUT_STATES)
    for (const to of movesFrom(from)) {
      const entry = entryOfMove(from, to);
      expect([from, to, entry === null], `${from} to ${to}`).toEqual([
        from,
        to,
        MONEY_OF[from] === MONEY_OF[to],
      ]);
    }
});

test('whatever way a pay-out goes, it is paid or given back once, and its entries add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      fc.bigInt(2n, 10n ** 12n),
      fc.bigInt(0n, 10n ** 12n),
      (choices, amountMinor, fee) => {
        const feeMinor = fee % amountMinor;
        const held = new Map<string, bigint>();
        let player = amountMinor;
        const book = (entry: Parameters<typeof transfersOfEntry>[0], from: PayOutState) => {
          const at = MONEY_OF[from] === 'pay-out-transit' ? 'pay-out-transit' : 'pay-out-reserve';
          for (const { from: giver, to: taker, amountMinor: moved } of transfersOfEntry(entry, {
            amountMinor,
            feeMinor,
            held: at,
          }))
            for (const [side, change] of [
              [giver, -moved],
              [taker, moved],
            ] as const)
              if (side.owner === 'player') expect((player += change)).toBeGreaterThanOrEqual(0n);
              else held.set(side.name, (held.get(side.name) ?? 0n) + change);
        };
        book('pay-out-reserve', 'PENDING');
        let now: PayOutState = 'PENDING';
        for (const choice of choices) {
          const moves = movesFrom(now);
          if (moves.length === 0) break;
          const to = moves[choice % moves.length]!;
          const entry = entryOfMove(now, to);
          if (entry) book(entry, now);
          now = to;
          const where = MONEY_OF[now];
          expect(held.get('pay-out-reserve') ?? 0n).toBe(where === 'pay-out-reserve' ? amountMinor : 0n);
          expect(held.get('pay-out-transit') ?? 0n).toBe(where === 'pay-out-transit' ? amountMinor : 0n);
          expect(player).toBe(where === 'player' ? amountMinor : 0n);
          expect(held.get('payment-clearing') ?? 0n).toBe(now === 'PAID' ? amountMinor - feeMinor : 0n);
          expect(held.get('pay-out-fees') ?? 0n).toBe(now === 'PAID' ? feeMinor : 0n);
        }
      },
    ),
  );
});

test('every transfer of an entry is one that the ledger knows of it', () => {
  for (const entry of ['pay-out-reserve', 'pay-out-send', 'pay-out-settle', 'pay-out-return'] as const)
    for (const held of ['pay-out-reserve', 'pay-out-transit'] as const)
      for (const { from, to } of transfersOfEntry(entry, { amountMinor: 10n, feeMinor: 1n, held })) {
        const nameOf = (side: typeof from) => (side.owner === 'player' ? 'player' : side.name);
        expect(LEDGER_OPERATIONS[entry]).toContainEqual([nameOf(from), nameOf(to)]);
      }
});

test('an end is an end, nothing that was approved is taken back, and nothing unsent is reported on', () => {
  expect(PAY_OUT_STATES.filter(mayBeCanceled)).toEqual(['PENDING', 'IN_REVIEW']);
  fc.assert(
    fc.property(state, fc.constantFrom(...PAY_OUT_REPORTS), (from, report) => {
      const to = payOutStateAfter(from, report);
      if (isPayOutOver(from) || MONEY_OF[from] !== 'pay-out-transit') expect(to).toBeUndefined();
      if (contradicts(from, report)) expect(to).toBeUndefined();
    }),
  );
  expect([contradicts('PAID', 'pay-out.failed'), contradicts('FAILED', 'pay-out.paid')]).toEqual([
    true,
    true,
  ]);
  expect([contradicts('PAID', 'pay-out.paid'), contradicts('SENT', 'pay-out.paid')]).toEqual([false, false]);
  expect(contradicts('CANCELED', 'pay-out.paid')).toBe(true);
});
