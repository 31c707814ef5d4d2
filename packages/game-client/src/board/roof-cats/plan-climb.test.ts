import { decideRound, findGame, type BoardOutcome, type TowersDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { catAt, floorAfter, planClimb, type ClimbPlan } from './plan-climb.ts';

const definition = findGame('roof-cats')!.definition as TowersDefinition;
/** Three windows, one dog; every draw is the first: it sits behind window 0 of each floor. */
const mode = 'easy';
const firstOf = { below: () => 0 };

function plans(
  choices: number[][],
  how: { pace?: 'normal' | 'turbo'; reducedMotion?: boolean } = {},
): ClimbPlan[] {
  const { steps } = decideRound(definition, firstOf, { mode, choices }) as BoardOutcome;
  return steps.map((step, index) =>
    planClimb({
      ...{ definition, mode, step, before: steps.slice(0, index), pace: 'normal' as const },
      reducedMotion: false,
      ...how,
    }),
  );
}

test('the cat sets out from where it came to, and ends on the ledge of the window that was chosen', () => {
  const [first, second] = plans([[2], [1]]);
  expect(first).toMatchObject({ floor: 0, from: 1, to: 2, safe: true });
  expect(second).toMatchObject({ floor: 1, from: 2, to: 1 });
  expect(catAt(second!, 0)).toMatchObject({ door: 2, up: 0 });
  expect(catAt(second!, second!.lengthMs)).toEqual({ door: 1, up: 1, does: 'sit' });
});

test('a dog is seen only once the cat stands before it, and then the cat is gone', () => {
  const [pick, reveal] = plans([[0]]);
  expect(pick!.safe).toBe(false);
  expect(pick!.meetsMs).toBeGreaterThan(pick!.landsMs);
  expect(catAt(pick!, pick!.fallsMs - 1).does).toBe('startled');
  expect(catAt(pick!, pick!.lengthMs).does).toBe('gone');
  expect(reveal!.kind).toBe('reveal');
});

test('it walks along the ledge, leaps up, and never goes through a wall', () => {
  const [pick] = plans([[2]]);
  let before = { door: 1, up: 0 };
  for (let ms = 0; ms <= pick!.lengthMs; ms += 5) {
    const now = catAt(pick!, ms);
    if (now.up > 0) expect(now.door).toBe(2);
    expect(now.door).toBeGreaterThanOrEqual(before.door);
    expect(Math.abs(now.up - before.up)).toBeLessThan(0.1);
    before = now;
  }
});

test('turbo is shorter; without motion the cat is there at once, and nothing sounds', () => {
  expect(plans([[1]], { pace: 'turbo' })[0]!.lengthMs).toBeLessThan(plans([[1]])[0]!.lengthMs);
  for (const plan of plans([[1], [0]], { reducedMotion: true })) {
    expect(plan.cues).toEqual([]);
    if (plan.kind === 'pick') expect(catAt(plan, 0).does).toBe(plan.safe ? 'sit' : 'gone');
  }
});

test('a round that is taken up stands where it was left', () => {
  const { steps } = decideRound(definition, firstOf, { mode, choices: [[1], [2]] }) as BoardOutcome;
  expect(floorAfter(steps)).toBe(2);
});
