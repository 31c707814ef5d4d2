import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  judgeLimitChange,
  LIMIT_CONFIRM_WITHIN_MS,
  LIMIT_LOOSEN_EVERY_MS,
  LIMIT_RULES,
  LIMIT_WAIT_MS,
  limitConfirmWindow,
  type LimitKey,
  type StoredLimit,
} from './player-limit.ts';
import { limitAfter, type RecordedLimitChange } from './limit-history.ts';

const NOON_MS = Date.parse('2026-03-28T12:00:00Z');
const HOUR_MS = 3_600_000;

type Wish = { readonly afterHours: number } & (
  | { readonly does: 'set'; readonly size: bigint | null }
  | { readonly does: 'confirm' | 'cancel' }
);
/** Mostly about the instants at which a wait ends, so that some wishes come just before and some just in time. */
const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('set' as const),
      size: fc.option(fc.bigInt({ min: 1n, max: 20n })),
      afterHours: fc.constantFrom(0, 1, 30),
    }),
    fc.record({
      does: fc.constantFrom('confirm' as const, 'confirm' as const, 'cancel' as const),
      afterHours: fc.constantFrom(0, 23, 24, 190, 743, 744),
    }),
  ),
  { minLength: 3, maxLength: 30 },
);

/** Any of a player's limits: they all change in one way. */
const keys: fc.Arbitrary<LimitKey> = fc
  .constantFrom(...LIMIT_RULES)
  .map((rule) => ({ rule, period: rule === 'stake_maximum' ? 'round' : 'day' }));

/** What is put on record for a wish; undefined where nothing is done about it. */
function changeFor(
  key: LimitKey,
  limit: StoredLimit | undefined,
  wish: Wish,
  at: Date,
): RecordedLimitChange | undefined {
  const amountOf = (size: bigint | null) =>
    size === null ? null : { size, currency: key.rule === 'session_time' ? null : ('EUR' as const) };
  const asked = { ...key, at, amount: limit?.asked ?? null };
  if (wish.does === 'set') {
    const amount = amountOf(wish.size);
    const change = judgeLimitChange(limit, amount);
    if (change !== 'unchanged') return { ...key, at, change, amount };
    return limit?.askedAt ? { ...asked, change: 'cancelled' } : undefined;
  }
  if (!limit?.askedAt) return undefined;
  if (wish.does === 'cancel') return { ...asked, change: 'cancelled' };
  const window = limitConfirmWindow(limit, at);
  if (!window || at < window.from) return undefined;
  return { ...asked, change: asked.amount === null ? 'removed' : 'raised' };
}

/** A limit that is none is above every other. */
const sizeOf = (limit: StoredLimit | undefined): bigint => limit?.amount?.size ?? 1_000n;

test('whatever a player wishes and when, a limit weakens only after its wait, once in its time, and never unasked', () => {
  fc.assert(
    fc.property(keys, wishes, (key, list) => {
      let limit: StoredLimit | undefined;
      let nowMs = NOON_MS;
      const weakenedMs: number[] = [];
      for (const wish of list) {
        nowMs += wish.afterHours * HOUR_MS;
        const before = limit;
        const change = changeFor(key, before, wish, new Date(nowMs));
        if (!change) continue;
        limit = limitAfter(before, change);
        expect(limit, 'every change that the rules allow can be told again from the record').toBeDefined();
        if (!before?.amount || sizeOf(limit) <= sizeOf(before)) continue;
        expect(wish.does).toBe('confirm');
        const waitedMs = nowMs - before.askedAt!.getTime();
        expect(waitedMs).toBeGreaterThanOrEqual(LIMIT_WAIT_MS);
        expect(sizeOf(limit)).toBe(before.asked?.size ?? 1_000n);
        if (weakenedMs.length > 0)
          expect(nowMs - weakenedMs.at(-1)!).toBeGreaterThanOrEqual(LIMIT_LOOSEN_EVERY_MS);
        else expect(waitedMs).toBeLessThan(LIMIT_WAIT_MS + LIMIT_CONFIRM_WITHIN_MS);
        weakenedMs.push(nowMs);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a stricter limit holds at once, whatever waits', () => {
  fc.assert(
    fc.property(keys, wishes, fc.bigInt({ min: 1n, max: 20n }), (key, list, size) => {
      let limit: StoredLimit | undefined;
      let nowMs = NOON_MS;
      for (const wish of [...list, { does: 'set', size, afterHours: 0 } as const]) {
        const at = new Date((nowMs += wish.afterHours * HOUR_MS));
        const change = changeFor(key, limit, wish, at);
        if (change) limit = limitAfter(limit, change);
        if (wish.does === 'set' && wish.size !== null)
          expect(sizeOf(limit) <= wish.size || limit?.asked?.size === wish.size).toBe(true);
      }
    }),
  );
});
