import { decideRound, findGame, type BoardOutcome } from '@croupier/games';
import { expect, test } from 'vitest';
import type { BoardMoment, StepPlan } from './board-scene.ts';
import { ticketAt } from './ticket-at.ts';

const { definition } = findGame('night-keno')!;
/** Always the first of what is left: 1 to 20 are drawn. */
const draws = { below: () => 0 };
const { steps } = decideRound(definition, draws, { mode: 'pick-2', choices: [[1, 80]] }) as BoardOutcome;
const [step] = steps;
const resting: BoardMoment<StepPlan> = {
  ...{ steps, move: null, last: [], waitingMs: null, waitedMs: 0, restMs: 10, ambienceMs: 0, open: null },
  picks: [1, 80],
};
const drawnOf = (moment: typeof resting, landings = new Map<number, number>()) =>
  ticketAt(moment, 80, landings).flatMap(({ number, drawnSinceMs }) =>
    drawnSinceMs === null ? [] : [number],
  );

test('what was drawn stays on its ticket, and is gone once another one is filled in', () => {
  expect(drawnOf(resting)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(drawnOf({ ...resting, picks: [1, 79] })).toEqual([]);
  expect(drawnOf({ ...resting, picks: [80, 1] })).toHaveLength(20);
});

test('numbers are drawn as they are reached, on the ticket that was bought', () => {
  const move = { step: step!, plan: { lengthMs: 100, cues: [] }, ms: 50 };
  const moment = { ...resting, steps: [], move, picks: [5] };
  const landings = new Map([
    [1, 20],
    [2, 50],
    [3, 51],
  ]);
  expect(drawnOf(moment, landings)).toEqual([1, 2]);
  const now = ticketAt(moment, 80, landings);
  expect(now.flatMap(({ number, picked }) => (picked ? [number] : []))).toEqual([1, 80]);
  expect(now[0]).toMatchObject({ drawnSinceMs: 30 });
});
