import { decideRound, findGame, type BoardOutcome, type DrawDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { ballAt, planDraw } from './plan-draw.ts';

const definition = findGame('six-of-45')!.definition as DrawDefinition;
/** Always the first of what is left: 1 to 6 are drawn. */
const { steps } = decideRound(
  definition,
  { below: () => 0 },
  {
    mode: 'main',
    choices: [[2, 5, 30, 31, 32, 33]],
  },
) as BoardOutcome;
const planned = (how: { pace?: 'turbo'; reducedMotion?: boolean } = {}) =>
  planDraw({
    definition,
    mode: 'main',
    step: steps[0]!,
    before: [],
    pace: 'normal',
    reducedMotion: false,
    ...how,
  });

test('the balls that were drawn leave the drum one after another, in their order, and hits are marked', () => {
  const { balls } = planned();
  const [step] = steps;
  expect(balls.map(({ number }) => number)).toEqual(step?.kind === 'draw' ? step.drawn : []);
  expect(balls.flatMap(({ number, hit }) => (hit ? [number] : [])).sort()).toEqual([2, 5]);
  balls.slice(1).forEach(({ startMs, landMs }, at) => {
    expect(startMs).toBeGreaterThan(balls[at]!.startMs);
    expect(landMs).toBeGreaterThan(balls[at]!.landMs);
  });
});

test('a ball falls, then rolls, forward only, and ends in its seat', () => {
  const [ball] = planned().balls;
  let before = { leap: 0, roll: 0 };
  for (let ms = ball!.startMs; ms <= ball!.landMs; ms += 10) {
    const now = ballAt(ball!, ms);
    expect(now.leap).toBeGreaterThanOrEqual(before.leap);
    expect(now.roll).toBeGreaterThanOrEqual(before.roll);
    if (now.roll > 1e-9) expect(now.leap).toBe(1);
    before = now;
  }
  expect(ballAt(ball!, ball!.landMs)).toEqual({ leap: 1, roll: 1 });
});

test('all rest before the step is over; turbo is shorter, and without motion nothing rolls or sounds', () => {
  const plan = planned();
  expect(plan.balls.at(-1)!.landMs).toBeLessThan(plan.lengthMs);
  expect(plan.turnsUntilMs + plan.settleMs).toBeLessThan(plan.lengthMs);
  expect(planned({ pace: 'turbo' }).lengthMs).toBeLessThan(plan.lengthMs / 2);
  const still = planned({ reducedMotion: true });
  expect(still.cues).toEqual([]);
  for (const ball of still.balls) expect(ballAt(ball, 0)).toEqual({ leap: 1, roll: 1 });
});
