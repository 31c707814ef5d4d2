import { decideRound, findGame, tapeDraw, type BoardOutcome, type HiLoDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { climberAt, planTurn, rungAfter } from './plan-turn.ts';

const definition = findGame('queens-ladder')!.definition as HiLoDefinition;
const [SIX, EIGHT, TEN, TWO] = [20, 28, 36, 4] as const;
const [HIGHER, SKIP] = [[1], [2]];

function plans(
  cards: number[],
  choices: number[][],
  how: { pace?: 'normal' | 'turbo'; reducedMotion?: boolean } = {},
) {
  const { steps } = decideRound(definition, tapeDraw(cards), { mode: 'main', choices }) as BoardOutcome;
  return steps.map((step, index) =>
    planTurn({
      ...{ definition, mode: 'main', step, before: steps.slice(0, index), pace: 'normal' as const },
      reducedMotion: false,
      ...how,
    }),
  );
}

test('a right guess climbs one rung, a passed card none', () => {
  const [first, passed, right] = plans([SIX, EIGHT, TEN], [SKIP, HIGHER]);
  expect([first, passed, right].map((plan) => [plan!.from, plan!.to])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(climberAt(right!, right!.movesMs)).toEqual({ rung: 0, lost: 0 });
  expect(climberAt(right!, right!.lengthMs)).toEqual({ rung: 1, lost: 0 });
});

test('a wrong guess ends on the ground, and she never climbs on the way there', () => {
  const fall = plans([SIX, EIGHT, TEN, TWO], [HIGHER, HIGHER, HIGHER]).at(-1)!;
  expect(fall).toMatchObject({ from: 2, to: 0, falls: true });
  let before = Infinity;
  for (let ms = 0; ms <= fall.lengthMs; ms += 10) {
    const { rung } = climberAt(fall, ms);
    expect(rung).toBeLessThanOrEqual(before);
    before = rung;
  }
  expect(before).toBe(0);
});

test('nobody moves before the card lies open; turbo is shorter and ends where it would', () => {
  const right = plans([SIX, EIGHT], [HIGHER])[1]!;
  expect(right.movesMs).toBeGreaterThan(right.openMs);
  expect(climberAt(right, right.openMs).rung).toBe(0);
  const quick = plans([SIX, EIGHT], [HIGHER], { pace: 'turbo' })[1]!;
  expect(quick.lengthMs).toBeLessThan(right.lengthMs);
  expect(climberAt(quick, quick.lengthMs).rung).toBe(1);
});

test('without motion she is there at once, and nothing sounds', () => {
  for (const plan of plans([SIX, EIGHT, TWO], [HIGHER, HIGHER], { reducedMotion: true })) {
    expect(plan.cues).toEqual([]);
    expect(climberAt(plan, 0)).toMatchObject({ rung: plan.to });
  }
});

test('a round that is taken up stands where it was left', () => {
  const { steps } = decideRound(definition, tapeDraw([SIX, EIGHT, TEN]), {
    mode: 'main',
    choices: [HIGHER, SKIP],
  }) as BoardOutcome;
  expect(rungAfter(steps)).toBe(1);
});
