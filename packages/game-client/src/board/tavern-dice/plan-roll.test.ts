import { findGame, decideRound, tapeDraw, type BoardOutcome, type DiceDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { dieAt, planRoll } from './plan-roll.ts';

const definition = findGame('tavern-dice')!.definition as DiceDefinition;
const ENTRY = { mode: 'x2', choices: [] };
const planned = (roll: number, how: { pace?: 'normal' | 'turbo'; reducedMotion?: boolean } = {}) => {
  const { steps } = decideRound(definition, tapeDraw([roll]), ENTRY) as BoardOutcome;
  return planRoll({
    definition,
    mode: 'x2',
    step: steps[0]!,
    before: [],
    pace: 'normal',
    reducedMotion: false,
    ...how,
  });
};

test('the dice come to rest on the number that was drawn, zeros and all', () => {
  expect(planned(4807).dice.map(({ digit }) => digit)).toEqual([4, 8, 0, 7]);
  expect(planned(7).dice.map(({ digit }) => digit)).toEqual([0, 0, 0, 7]);
  for (const die of planned(4807).dice)
    expect(dieAt(die, die.restMs)).toEqual({ way: 1, height: 0, back: 0 });
});

test('a roll wins below the bound and not at it', () => {
  expect(planned(4799).won).toBe(true);
  expect(planned(4800).won).toBe(false);
});

test('all dice rest before the pointer slides, and that before the step is over; turbo is shorter', () => {
  const plan = planned(1234);
  for (const { restMs } of plan.dice) expect(restMs).toBeLessThanOrEqual(plan.pointerAtMs);
  expect(plan.pointerAtMs + plan.pointerMs).toBeLessThan(plan.lengthMs);
  expect(planned(1234, { pace: 'turbo' }).lengthMs).toBeLessThan(plan.lengthMs);
});

test('a die goes forward only, and never under the table', () => {
  const [die] = planned(5).dice;
  let way = -1;
  for (let ms = 0; ms <= die!.restMs; ms += 10) {
    const now = dieAt(die!, ms);
    expect(now.way).toBeGreaterThanOrEqual(way - 1e-9);
    expect(now.height).toBeGreaterThanOrEqual(0);
    way = now.way;
  }
});

test('without motion nothing rolls, slides or sounds', () => {
  const plan = planned(9999, { reducedMotion: true });
  expect(plan.cues).toEqual([]);
  expect(plan.pointerMs).toBe(0);
  for (const die of plan.dice) expect(dieAt(die, 0)).toEqual({ way: 1, height: 0, back: 0 });
});
