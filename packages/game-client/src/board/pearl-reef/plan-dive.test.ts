import { decideRound, findGame, type BoardOutcome, type MinesDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { LID_MS, pearlsIn, planDive, shellsAt, type DivePlan } from './plan-dive.ts';

const definition = findGame('pearl-reef')!.definition as MinesDefinition;
/** Every draw is the first of what is left: urchins are in the shells 0, 1 and 2. */
const mode = 'traps-3';
const firstOf = { below: () => 0 };
const stepsOf = (choices: number[][]) =>
  (decideRound(definition, firstOf, { mode, choices }) as BoardOutcome).steps;

function plans(
  choices: number[][],
  how: { pace?: 'normal' | 'turbo'; reducedMotion?: boolean } = {},
): DivePlan[] {
  const steps = stepsOf(choices);
  return steps.map((step, index) =>
    planDive({
      ...{ definition, mode, step, before: steps.slice(0, index), pace: 'normal', reducedMotion: false },
      ...how,
    }),
  );
}

const openAt = (choices: number[][], at: number, ms: number) => {
  const steps = stepsOf(choices);
  const move = { step: steps[at]!, plan: plans(choices)[at]!, ms };
  return shellsAt({ steps: steps.slice(0, at), move }, 25).flatMap(({ sinceMs }, tile) =>
    sinceMs >= 0 ? [tile] : [],
  );
};

test('the shell that was touched stirs first, and no other one opens with it', () => {
  const [first] = plans([[12]]);
  const opensMs = first!.opens.get(12)!;
  expect(opensMs).toBeGreaterThan(0);
  expect(openAt([[12]], 0, opensMs - 1)).toEqual([]);
  expect(openAt([[12]], 0, opensMs)).toEqual([12]);
  expect(openAt([[12], [7]], 1, 0)).toEqual([12]);
});

test('at the end the rest open in rings around the last one, and each is what it was', () => {
  const choices = [[12], [0]];
  const [, , reveal] = plans(choices);
  expect(reveal!.opens.has(12)).toBe(false);
  expect(reveal!.opens.size).toBe(23);
  expect(reveal!.opens.get(1)).toBeLessThan(reveal!.opens.get(24)!);
  expect(Math.max(...reveal!.opens.values()) + LID_MS).toBeCloseTo(reveal!.lengthMs);
  const shells = shellsAt({ steps: stepsOf(choices), move: null }, 25);
  const urchins = shells.flatMap(({ safe }, tile) => (safe ? [] : [tile]));
  expect(urchins).toEqual([0, 1, 2]);
  expect(shells.flatMap(({ chosen }, tile) => (chosen ? [tile] : []))).toEqual([0, 12]);
  expect(shells.every(({ sinceMs }) => sinceMs === Infinity)).toBe(true);
});

test('turbo is shorter; without motion all is open at once, and nothing sounds', () => {
  const choices = [[12], []];
  for (const [index, plan] of plans(choices, { pace: 'turbo' }).entries())
    expect(plan.lengthMs).toBeLessThan(plans(choices)[index]!.lengthMs);
  for (const { opens, cues } of plans(choices, { reducedMotion: true })) {
    expect([...opens.values()].every((ms) => ms === 0)).toBe(true);
    expect(cues).toEqual([]);
  }
});

test('a round that is taken up stands where it was left', () => {
  const steps = stepsOf([[12], [13]]);
  expect(pearlsIn(steps)).toBe(2);
  const shells = shellsAt({ steps, move: null }, 25);
  expect(shells.flatMap(({ sinceMs }, tile) => (sinceMs > 0 ? [tile] : []))).toEqual([12, 13]);
});
