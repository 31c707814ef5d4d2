import { expect, it } from 'vitest';
import type { Draw } from '../fair/draw.ts';
import { decideRound } from '../decide-round.ts';
import { amberCodex } from '../portfolio/amber-codex.ts';
import { cometGarden } from '../portfolio/comet-garden.ts';
import { lanternTide } from '../portfolio/lantern-tide.ts';
import { spinStepsOf } from '../round.ts';
import { quickDraw } from './quick-draw.ts';
import { createSpinDraw } from './spin-batches.ts';
import { tableRoundsOf, type TableDefinition } from './table-features.ts';

const ROUNDS = 3000;

it.each([
  ['lantern-tide', lanternTide],
  ['comet-garden', cometGarden],
  ['amber-codex', amberCodex],
] as const)('%s wins on its tables what the readable rule says, round by round', (_, definition) => {
  const draw = quickDraw(11);
  const words: number[] = [];
  const nextWord = () => words.shift()!;
  const rounds = tableRoundsOf(definition, nextWord);
  const nextOutcome = createSpinDraw(rounds.base, nextWord);
  let withFeatures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { winUnits, wordsOfRound } = playByRule(definition, draw);
    words.push(...wordsOfRound);
    const outcome = nextOutcome();
    const [units, brings] = [rounds.base.outcomes.units[outcome]!, rounds.base.outcomes.brings[outcome]!];
    if (brings > 0) withFeatures += 1;
    const played = brings > 0 ? rounds.playOn(units, brings) : units;
    if (played !== winUnits || words.length > 0)
      expect({ round, played, words }).toEqual({ round, winUnits });
  }
  expect(withFeatures).toBeGreaterThan(5);
});

/** A round by the readable rule, and the words that make the tables draw the same: one a spin, one a symbol. */
function playByRule(definition: TableDefinition, draw: Draw) {
  const drawn: { n: number; result: number; what: string | undefined }[] = [];
  const outcome = decideRound(definition, {
    below(n, what) {
      const result = draw.below(n);
      drawn.push({ n, result, what });
      return result;
    },
  });
  const wordsOfRound: number[] = [];
  for (const { held = [] } of spinStepsOf(outcome)) {
    if (drawn[0]!.what === 'special') wordsOfRound.push(wordOf(drawn.splice(0, 1)));
    const reels = definition.grid.reels - held.length / definition.grid.rows;
    wordsOfRound.push(wordOf(drawn.splice(0, reels)));
  }
  return { winUnits: outcome.winUnits, wordsOfRound };
}

/** The first or the last word of those that a combination of draws has for itself: division must be exact at both. */
function wordOf(draws: readonly { n: number; result: number }[]): number {
  const combinations = draws.reduce((product, { n }) => product * n, 1);
  const combination = draws.reduce((number, { n, result }) => number * n + result, 0);
  const share = Math.floor(2 ** 32 / combinations);
  return combination * share + (combination % 2 === 0 ? 0 : share - 1);
}
