import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTransfers } from './plan-transfers.ts';
import type { Balance, Transfer } from './transfers.ts';

const KINDS = ['real', 'bonus', 'play'] as const;
const balance = (kind: Balance['kind'], amountMinor: bigint, version = 0n): Balance => ({
  currency: 'EUR',
  kind,
  amountMinor,
  version,
});
const pay = (kind: Balance['kind'], amountMinor: bigint): Transfer => ({
  from: { owner: 'house', name: 'payment-clearing' },
  to: { owner: 'player', kind },
  amountMinor,
});
const take = (kind: Balance['kind'], amountMinor: bigint): Transfer => ({
  from: { owner: 'player', kind },
  to: { owner: 'house', name: 'adjustments' },
  amountMinor,
});

/** The least that an account has while these are taken in order. */
function lowestOf(start: bigint, list: readonly { amount: bigint; incoming: boolean }[]): bigint {
  let now = start;
  let lowest = start;
  for (const { amount, incoming } of list) {
    now += incoming ? amount : -amount;
    if (now < lowest) lowest = now;
  }
  return lowest;
}

describe('planning transfers', () => {
  it('chains balances and versions of each account', () => {
    const plan = planTransfers(
      [balance('real', 10n, 4n), balance('bonus', 0n)],
      [take('real', 3n), pay('bonus', 7n), pay('real', 1n)],
    );
    if (plan.status !== 'planned') throw new Error(plan.status);
    expect(plan.transfers.map((t) => [t.kind, t.version, t.balanceBeforeMinor, t.balanceAfterMinor])).toEqual(
      [
        ['real', 5n, 10n, 7n],
        ['bonus', 1n, 0n, 7n],
        ['real', 6n, 7n, 8n],
      ],
    );
    expect(plan.balances).toEqual([balance('real', 8n, 6n), balance('bonus', 7n, 1n)]);
  });

  it('refuses the whole post when any transfer overdraws, though later ones would fill it up', () => {
    expect(planTransfers([balance('real', 2n)], [take('real', 3n), pay('real', 9n)])).toEqual({
      status: 'insufficient_funds',
    });
  });

  it.each([0n, -1n])('throws on an amount of %s', (amountMinor) => {
    expect(() => planTransfers([balance('real', 5n)], [pay('real', amountMinor)])).toThrow(RangeError);
  });

  it('throws when both sides are the player, or both the house', () => {
    const player = { owner: 'player', kind: 'real' } as const;
    const house = { owner: 'house', name: 'bets' } as const;
    expect(() =>
      planTransfers([balance('real', 5n)], [{ from: player, to: player, amountMinor: 1n }]),
    ).toThrow(RangeError);
    expect(() => planTransfers([balance('real', 5n)], [{ from: house, to: house, amountMinor: 1n }])).toThrow(
      RangeError,
    );
  });

  it('keeps every account at the sum of its transfers and never below zero', () => {
    const transfer = fc.record({
      kind: fc.constantFrom(...KINDS),
      amount: fc.bigInt(1n, 2n ** 50n),
      incoming: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(transfer, { maxLength: 12 }),
        fc.array(fc.bigInt(0n, 2n ** 53n), { minLength: 3, maxLength: 3 }),
        (list, starts) => {
          const before = KINDS.map((kind, i) => balance(kind, starts[i]!));
          const plan = planTransfers(
            before,
            list.map(({ kind, amount, incoming }) => (incoming ? pay : take)(kind, amount)),
          );
          if (plan.status !== 'planned') {
            // Some account would have been below zero on the way, or nothing is refused.
            const lowest = KINDS.map((kind, i) =>
              lowestOf(
                starts[i]!,
                list.filter((each) => each.kind === kind),
              ),
            );
            expect(lowest.some((amount) => amount < 0n)).toBe(true);
            return;
          }
          for (const kind of KINDS) {
            const chain = plan.transfers.filter((each) => each.kind === kind);
            for (const [n, each] of chain.entries())
              expect(each.balanceBeforeMinor).toBe(
                n === 0 ? before.find((b) => b.kind === kind)!.amountMinor : chain[n - 1]!.balanceAfterMinor,
              );
          }
          for (const [i, after] of plan.balances.entries()) {
            const own = list.filter((each) => each.kind === after.kind);
            const sum = own.reduce((total, each) => total + (each.incoming ? each.amount : -each.amount), 0n);
            expect(after.amountMinor).toBe(before[i]!.amountMinor + sum);
            expect(after.amountMinor).toBeGreaterThanOrEqual(0n);
            expect(after.version).toBe(BigInt(own.length));
          }
        },
      ),
    );
  });
});
