import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGIONS } from '../../site/regions/regions.ts';
import { CYCLE_TOLERANCE_MS, cycleStartMs } from './least-cycle.ts';

const CYCLE_MS = REGIONS.EU.minimumCycleMs.slots;
const DAY_MS = 86_400_000;
const start = (arrivedMs: number, lastStartMs: number, minimumCycleMs = CYCLE_MS) =>
  cycleStartMs({ arrivedMs, lastStartMs, minimumCycleMs });

/** The rounds of these arrivals that were taken, with the starts they count from. */
function taken(arrivals: readonly number[], minimumCycleMs: number) {
  const rounds: { arrivedMs: number; startMs: number }[] = [];
  for (const arrivedMs of arrivals) {
    const startMs = start(arrivedMs, rounds.at(-1)?.startMs ?? -Infinity, minimumCycleMs);
    if (startMs !== undefined) rounds.push({ arrivedMs, startMs });
  }
  return rounds;
}

test('the first round starts when it arrives', () => {
  expect(start(DAY_MS, -Infinity)).toBe(DAY_MS);
});

test('a round within the tolerance is taken and counts from its due time, one before it is not', () => {
  expect(start(DAY_MS + CYCLE_MS - CYCLE_TOLERANCE_MS, DAY_MS)).toBe(DAY_MS + CYCLE_MS);
  expect(start(DAY_MS + CYCLE_MS - CYCLE_TOLERANCE_MS - 1, DAY_MS)).toBeUndefined();
});

test('a late round counts from its arrival', () => {
  expect(start(DAY_MS + CYCLE_MS + 1, DAY_MS)).toBe(DAY_MS + CYCLE_MS + 1);
});

test('without a cycle nothing is too soon, and no time is owed', () => {
  expect(start(DAY_MS, DAY_MS, 0)).toBe(DAY_MS);
  expect(start(DAY_MS - 1, DAY_MS, 0)).toBe(DAY_MS);
});

test('a clock that was set back holds nobody up', () => {
  expect(start(DAY_MS - 60_000, DAY_MS)).toBe(DAY_MS - 60_000);
  expect(start(DAY_MS - 59_999, DAY_MS)).toBeUndefined();
});

test('every region has no cycle or one that is much longer than the tolerance', () => {
  for (const leastMs of Object.values(REGIONS).flatMap((pack) => Object.values(pack.minimumCycleMs)))
    expect(leastMs === 0 || leastMs >= 4 * CYCLE_TOLERANCE_MS).toBe(true);
});

test('however rounds arrive, any n of them in a row take n - 1 cycles less one tolerance', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 6_000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 2_000, max: 5_000 }), (gapsMs, cycleMs) => {
      let atMs = DAY_MS;
      const rounds = taken(
        gapsMs.map((gapMs) => (atMs += gapMs)),
        cycleMs,
      );
      rounds.forEach((from, i) =>
        rounds.slice(i + 1).forEach((to, more) => {
          const leastMs = (more + 1) * cycleMs;
          expect(to.startMs - from.startMs).toBeGreaterThanOrEqual(leastMs);
          expect(to.arrivedMs - from.arrivedMs).toBeGreaterThanOrEqual(leastMs - CYCLE_TOLERANCE_MS);
        }),
      );
    }),
  );
});

test('a page that waits out the cycle from press to press is never refused while delays differ by the tolerance', () => {
  const rounds = fc.record({
    waitedMs: fc.integer({ min: 0, max: 3_000 }),
    delayMs: fc.integer({ min: 0, max: CYCLE_TOLERANCE_MS }),
  });
  fc.assert(
    fc.property(fc.array(rounds, { maxLength: 60 }), (presses) => {
      let sentMs = DAY_MS;
      const arrivals = presses.map(({ waitedMs, delayMs }) => (sentMs += CYCLE_MS + waitedMs) + delayMs);
      expect(taken(arrivals, CYCLE_MS)).toHaveLength(presses.length);
    }),
  );
});

test('a change of region owes no more than the time of one cycle', () => {
  const moves = fc.tuple(fc.integer({ min: 0, max: 4_000 }), fc.constantFrom(0, CYCLE_MS));
  fc.assert(
    fc.property(fc.array(moves, { minLength: 1, maxLength: 60 }), (rounds) => {
      let atMs = DAY_MS;
      let lastStartMs = -Infinity;
      for (const [gapMs, cycleMs] of rounds) {
        atMs += gapMs;
        lastStartMs = start(atMs, lastStartMs, cycleMs) ?? lastStartMs;
        expect(lastStartMs - atMs).toBeLessThanOrEqual(CYCLE_TOLERANCE_MS);
      }
    }),
  );
});
