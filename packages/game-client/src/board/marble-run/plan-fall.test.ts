import { decideRound, findGame, tapeDraw, type BoardOutcome, type PlinkoDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { FLOOR, marbleAt, MARBLE, PIN, planFall, ROW } from './plan-fall.ts';

const definition = findGame('marble-run')!.definition as PlinkoDefinition;
const planned = (turns: number[], how: { pace?: 'turbo'; reducedMotion?: boolean } = {}) => {
  const mode = `low-${turns.length}`;
  const { steps } = decideRound(definition, tapeDraw(turns), { mode, choices: [] }) as BoardOutcome;
  return planFall({
    ...{ definition, mode, step: steps[0]!, before: [], pace: 'normal', reducedMotion: false },
    ...how,
  });
};
const TURNS = [1, 0, 0, 1, 1, 0, 1, 1];

test('the marble ends on the floor of the box that was drawn', () => {
  for (const turns of [TURNS, TURNS.map(() => 0), TURNS.map(() => 1), [...TURNS, 0, 1, 1, 0]]) {
    const plan = planned(turns);
    const slot = turns.reduce((sum, turn) => sum + turn, 0);
    const end = marbleAt(plan, plan.lengthMs);
    expect(plan.slot).toBe(slot);
    expect(end.x).toBeCloseTo(slot - turns.length / 2);
    expect(end.y).toBeCloseTo((turns.length - 1) * ROW + FLOOR);
  }
});

test('it touches one pin a row, on the side it goes on to', () => {
  const { flights } = planned(TURNS);
  const touches = flights.filter(({ pin }) => pin !== null);
  expect(touches.map(({ pin }) => pin!.row)).toEqual(TURNS.map((_, row) => row));
  touches.forEach(({ pin, to }, row) => {
    const x = pin!.at - row / 2;
    expect(Math.hypot(to.x - x, to.y - row * ROW)).toBeCloseTo(PIN + MARBLE);
    expect(to.x > x).toBe(TURNS[row] === 1);
  });
});

test('it is nowhere twice at once: each flight begins where the one before ended', () => {
  const plan = planned(TURNS);
  let before = marbleAt(plan, 0);
  for (let ms = 0; ms <= plan.lengthMs; ms += 2) {
    const now = marbleAt(plan, ms);
    expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.06);
    before = now;
  }
});

test('turbo halves the fall, and without motion there is none', () => {
  expect(planned(TURNS, { pace: 'turbo' }).lengthMs).toBeCloseTo(planned(TURNS).lengthMs / 2);
  expect(planned(TURNS, { reducedMotion: true })).toMatchObject({ flights: [], cues: [], slot: 5 });
});
