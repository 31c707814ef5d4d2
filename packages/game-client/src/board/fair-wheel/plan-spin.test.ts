import { decideRound, findGame, tapeDraw, type BoardOutcome, type WheelDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { planSpin, sectorAngles, speedAt, turned, wheelAt } from './plan-spin.ts';

const definition = findGame('fair-wheel')!.definition as WheelDefinition;
const mode = 'brisk';
const planned = (draw: number, how: { reducedMotion?: boolean } = {}) => {
  const { steps } = decideRound(definition, tapeDraw([draw]), { mode, choices: [] }) as BoardOutcome;
  return planSpin({
    ...{ definition, mode, step: steps[0]!, before: [], pace: 'normal', reducedMotion: false },
    ...how,
  });
};
/** The sector under the tongue of a wheel that has turned so far. */
const underTongue = (angle: number) =>
  sectorAngles({ definition, mode }).findIndex(({ start, width }) => {
    const at = turned(-angle);
    return at >= start && at < start + width;
  });

test('whichever sector was drawn stands under the tongue, wherever the wheel came from', () => {
  for (let draw = 0; draw < 40; draw += 1) {
    const plan = planned(draw);
    for (const from of [0, 1, 5.9, 40]) {
      expect(underTongue(wheelAt(plan, from, plan.spinMs))).toBe(plan.sector);
      // Until the last moment it is on its way there: nothing jumps.
      const near = wheelAt(plan, from, plan.spinMs - 1);
      expect(turned(plan.stands - near)).toBeLessThan(0.001);
    }
  }
});

test('it only ever slows, and turns several times', () => {
  const plan = planned(7);
  let before = Infinity;
  for (let ms = 0; ms <= plan.spinMs; ms += 50) {
    const speed = speedAt(plan, 2, ms);
    expect(speed).toBeLessThanOrEqual(before);
    before = speed;
  }
  expect(wheelAt(plan, 2, plan.spinMs - 1) - 2).toBeGreaterThan(4 * 2 * Math.PI);
});

test('the clicks come in order, ever farther apart; without motion there are none', () => {
  const times = planned(3).cues.map(({ atMs }) => atMs);
  expect(times.length).toBeGreaterThan(20);
  const apart = times.slice(1).map((atMs, index) => atMs - times[index]!);
  expect(Math.min(...apart)).toBeGreaterThan(0);
  expect(apart.at(-1)!).toBeGreaterThan(apart[10]! * 2);
  expect(planned(3, { reducedMotion: true })).toMatchObject({ spinMs: 0, cues: [] });
});
