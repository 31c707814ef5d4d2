import { decideRound, findGame, type BoardOutcome, type DrawDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { planFall } from './plan-fall.ts';

const definition = findGame('night-keno')!.definition as DrawDefinition;
const entry = { mode: 'pick-3', choices: [[1, 2, 80]] };
/** Always the first of what is left: 1 to 20 are drawn. */
const { steps } = decideRound(definition, { below: () => 0 }, entry) as BoardOutcome;
const planned = (reducedMotion = false) =>
  planFall({ definition, mode: 'pick-3', step: steps[0]!, before: [], pace: 'normal', reducedMotion });

test('every number that was drawn falls once, in the order of the draw, one after another', () => {
  const [step] = steps;
  const { stars } = planned();
  expect(stars.map(({ number }) => number)).toEqual(step?.kind === 'draw' ? step.drawn : []);
  const starts = stars.map(({ startMs }) => startMs);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(new Set(starts).size).toBe(stars.length);
});

test('those that were picked are hits, and sound ever higher', () => {
  const plan = planned();
  const [step] = steps;
  expect(plan.stars.filter(({ hit }) => hit).map(({ number }) => number)).toEqual(
    step?.kind === 'draw' ? step.drawn.filter((number) => step.hits.includes(number)) : [],
  );
  const climbs = plan.cues.flatMap(({ cue }) => (cue.name === 'win' ? [cue.step] : []));
  expect(climbs).toEqual(climbs.map((_, order) => order));
});

test('all have landed before the step is over; without motion at once and in silence', () => {
  const plan = planned();
  expect(Math.max(...plan.stars.map(({ landMs }) => landMs))).toBeLessThan(plan.lengthMs);
  expect(planned(true).cues).toEqual([]);
  expect(Math.max(...planned(true).stars.map(({ landMs }) => landMs))).toBe(0);
});
