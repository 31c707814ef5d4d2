import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT_REST, BALL, BARS, ballInDrum, drumAt, drumStarting, restingSpots } from './drum-at.ts';

const plan = { balls: [], cues: [], lengthMs: 5_000, turnsUntilMs: 3_000, settleMs: 900 };

test('balls lie inside the drum and not in one another', () => {
  const spots = restingSpots(45);
  expect(spots).toHaveLength(45);
  spots.forEach(({ x, y }, at) => {
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - BALL);
    for (const other of spots.slice(at + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(BALL * 1.98);
  });
});

test('however far it has turned, no ball leaves the drum', () => {
  const spots = restingSpots(45);
  fc.assert(
    fc.property(
      fc.nat(44),
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (at, angle, stir) => {
        const { x, y } = ballInDrum(at, spots[at]!, { angle, stir });
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - BALL);
      },
    ),
  );
});

test('it goes on without a jump from waiting into the draw, only ever forward, and stands where it began', () => {
  const waitedMs = 730;
  expect(drumAt(plan, waitedMs, 0)).toEqual(drumStarting(waitedMs));
  let before = 0;
  for (let ms = 0; ms <= plan.lengthMs; ms += 5) {
    const { angle } = drumAt(plan, waitedMs, ms);
    expect(angle - before).toBeGreaterThanOrEqual(-1e-9);
    if (ms > 0) expect(angle - before).toBeLessThan(0.06);
    before = angle;
  }
  const { angle, stir } = drumAt(plan, waitedMs, plan.lengthMs);
  expect(stir).toBe(AT_REST.stir);
  expect(angle / (Math.PI / BARS)).toBeCloseTo(Math.round(angle / (Math.PI / BARS)));
  expect(drumAt({ ...plan, turnsUntilMs: 0, settleMs: 0 }, 0, 1)).toEqual(AT_REST);
});
