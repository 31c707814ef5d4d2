import {
  GAMES,
  modesOf,
  decideRound,
  type BoardOutcome,
  type Choice,
  type GameDefinition,
} from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { quickDraw } from '@croupier/games/simulator/quick-draw.ts';
import { expect, test } from 'vitest';
import { maximumRules } from './maximum-rules.ts';

const DEFINITIONS = GAMES.map(({ definition }) => definition);
const WITH_STEPS = DEFINITIONS.flatMap((definition) =>
  definition.engine === 'steps' && definition.kind !== 'hi-lo'
    ? modesOf(definition).map((mode) => [definition.id, mode, definition] as const)
    : [],
);

test.each(WITH_STEPS)('%s (%s) ends where the rules say, with what they say', (_id, mode, definition) => {
  const rule = maximumRules(definition).find((each) => each.mode === mode)!;
  const outcome = playToTheEnd(definition, mode);
  expect(outcome.steps.filter(({ kind }) => kind === 'pick')).toHaveLength(rule.steps!);
  expect(outcome.winUnits / definition.stakeUnits).toBe(rule.stakes);
  expect(declaredSheetOf(definition, mode).maximumWinStakes).toBe(rule.stakes);
  expect(rule.key === 'stepCut').toBe(rule.steps! < rule.of!);
});

test('ladders that the maximum cuts say so', () => {
  const cut = DEFINITIONS.flatMap((definition) =>
    maximumRules(definition).flatMap(({ key, mode, steps, of }) =>
      key === 'stepCut' ? [`${definition.id} ${mode}: ${steps} of ${of}`] : [],
    ),
  );
  expect(cut).toEqual([
    ...['pearl-reef traps-5: 18 of 20', 'pearl-reef traps-10: 11 of 15', 'pearl-reef traps-15: 7 of 10'],
    'roof-cats daring: 6 of 8',
  ]);
});

test.each(
  DEFINITIONS.filter(({ engine }) => engine !== 'steps').map((definition) => [definition.id, definition]),
)('the most that %s tells can be won', (_id, definition) => {
  const [rule] = maximumRules(definition as GameDefinition);
  for (const mode of modesOf(definition as GameDefinition))
    if (rule) expect(declaredSheetOf(definition as GameDefinition, mode).maximumWinStakes).toBe(rule.stakes);
});

/** Steps on no trap: each choice is tried until one is safe, since what was drawn does not depend on it. */
function playToTheEnd(definition: GameDefinition, mode: string): BoardOutcome {
  const play = (choices: readonly Choice[]) =>
    decideRound(definition, quickDraw(3), { mode, choices }) as BoardOutcome;
  const isSafe = ({ steps }: BoardOutcome) => !steps.some((step) => step.kind === 'pick' && !step.safe);
  const choices: Choice[] = [];
  let outcome = play(choices);
  while (outcome.open) {
    const safe = outcome.open.allowed.find((choice) => isSafe(play([...choices, choice])))!;
    choices.push(safe);
    outcome = play(choices);
  }
  return outcome;
}
