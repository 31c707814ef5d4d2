import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFreeRun, planSpin, pose } from './reel-plan.ts';

const spins = fc.record({
  elapsedMs: fc.integer({ min: 0, max: 20_000 }),
  pace: fc.constantFrom('normal' as const, 'turbo' as const),
  holdsMs: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 6 }),
});

describe('a planned spin', () => {
  it('rests exactly on a whole symbol', () => {
    fc.assert(
      fc.property(spins, ({ elapsedMs, pace, holdsMs }) => {
        const plan = planSpin(elapsedMs, pace, holdsMs);
        for (const [index, reel] of plan.reels.entries()) {
          expect(Number.isInteger(reel.travel)).toBe(true);
          expect(pose(plan, index, plan.endMs)).toEqual({ offset: reel.travel, speed: 0, done: true });
          expect(pose(plan, index, reel.landAtMs + reel.landMs - 1e-6).offset).toBeCloseTo(reel.travel, 4);
        }
      }),
    );
  });

  it('is the free run until the answer has come, and does not brake before', () => {
    fc.assert(
      fc.property(spins, fc.double({ min: 0, max: 1, noNaN: true }), ({ elapsedMs, pace, holdsMs }, part) => {
        const plan = planSpin(elapsedMs, pace, holdsMs);
        const run = planFreeRun(holdsMs.length, pace);
        const ms = elapsedMs * part;
        holdsMs.forEach((_, index) => {
          expect(plan.reels[index]?.landAtMs).toBeGreaterThan(elapsedMs);
          expect(pose(plan, index, ms).offset).toBeCloseTo(pose(run, index, ms).offset, 9);
        });
      }),
    );
  });

  it('never runs backwards between the pull and the bounce, and has no jumps', () => {
    fc.assert(
      fc.property(spins, ({ elapsedMs, pace, holdsMs }) => {
        const plan = planSpin(elapsedMs % 1_500, pace, holdsMs);
        plan.reels.forEach((reel, index) => {
          let last = 0;
          for (let ms = 0; ms <= plan.endMs + 20; ms += 4) {
            const { offset } = pose(plan, index, ms);
            const braking = ms > reel.landAtMs + reel.landMs * 0.55;
            const forward = ms <= reel.accelerateMs * 0.5 || braking || offset >= last - 1e-9;
            const smooth = Math.abs(offset - last) <= reel.speed * 4 * 1.001;
            const within = offset > -0.4 && offset < reel.travel + 0.5;
            if (!forward || !smooth || !within) expect.fail(`reel ${index} at ${ms} ms: ${last} → ${offset}`);
            last = offset;
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('stops the reels from left to right', () => {
    fc.assert(
      fc.property(spins, ({ elapsedMs, pace, holdsMs }) => {
        const stops = planSpin(elapsedMs, pace, holdsMs).reels.map((reel) => reel.landAtMs);
        expect(stops).toEqual([...stops].sort((a, b) => a - b));
      }),
    );
  });
});
