import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { choiceOfAbandoned, decideRound } from '../decide-round.ts';
import { pearlReef } from '../portfolio/pearl-reef.ts';
import { roofCats } from '../portfolio/roof-cats.ts';
import { EntryError, type Choice } from '../round.ts';
import { everyRound } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import type { MinesDefinition, TowersDefinition } from './definition.ts';
import { stepLevels } from './step-levels.ts';
import { stepsLaw } from './steps-law.ts';

const shared = {
  mathVersion: 1,
  engine: 'steps',
  stakeUnits: 100,
  returnPerMille: 960,
  maximumWinStakes: 1000,
} as const;
const mines: MinesDefinition = {
  ...shared,
  id: 'small-mines',
  kind: 'mines',
  columns: 2,
  rows: 2,
  modes: [{ id: 'one', traps: 1 }],
};
const towers: TowersDefinition = {
  ...shared,
  id: 'small-towers',
  kind: 'towers',
  floors: 3,
  modes: [{ id: 'even', doors: 2, safe: 1 }],
};
const play = (definition: MinesDefinition | TowersDefinition, tape: number[], choices: Choice[]) =>
  decideRound(definition, tapeDraw(tape), { mode: definition.modes[0]!.id, choices });

describe('tiles', () => {
  it('raise what can be taken: 4/3, then 2, then 4 times the return, rounded down', () => {
    expect(stepLevels(mines, 'one')).toEqual([
      { units: 128, probability: 0.75 },
      { units: 192, probability: 0.5 },
      { units: 384, probability: 0.25 },
    ]);
  });

  it('wait for a tile and show nothing of the traps while the round is open', () => {
    expect(play(mines, [2], [[0]])).toEqual({
      game: 'small-mines',
      mathVersion: 1,
      mode: 'one',
      family: 'board',
      steps: [{ kind: 'pick', at: [0], safe: true, units: 128 }],
      winUnits: 0,
      capped: false,
      open: { asks: 'tile', allowed: [[1], [2], [3]], cashOutUnits: 128 },
    });
  });

  it('pay what is taken and then show the traps', () => {
    expect(play(mines, [2], [[0], []])).toMatchObject({
      winUnits: 128,
      open: null,
      steps: [{ kind: 'pick' }, { kind: 'taken', units: 128 }, { kind: 'reveal', traps: [[2]], units: 128 }],
    });
  });

  it('end at a trap with nothing, and by themselves when only traps are left', () => {
    expect(play(mines, [2], [[0], [2]])).toMatchObject({
      winUnits: 0,
      open: null,
      steps: [{ units: 128 }, { kind: 'pick', at: [2], safe: false, units: 0 }, { kind: 'reveal' }],
    });
    expect(play(mines, [2], [[0], [1], [3]])).toMatchObject({ winUnits: 384, open: null });
  });

  it.each<[string, Choice[]]>([
    ['taking at once', [[]]],
    ['a tile twice', [[0], [0]]],
    ['a tile that is not there', [[4]]],
    ['a tile below 0', [[-1]]],
    ['half a tile', [[0.5]]],
    ['not a number', [[Number.NaN]]],
    ['two tiles at once', [[0, 1]]],
    ['a step after a trap', [[2], [0]]],
    ['a step after taking', [[0], [], [1]]],
    ['taking twice', [[0], [], []]],
  ])('refuse %s', (_, choices) => {
    expect(() => play(mines, [2], choices)).toThrow(EntryError);
  });

  it('refuse an unknown mode', () => {
    expect(() => decideRound(pearlReef, quickDraw(1), { mode: 'traps-25', choices: [] })).toThrow(EntryError);
  });
});

describe('floors', () => {
  it('are climbed door by door; the traps of all floors are shown at the end', () => {
    expect(play(towers, [0, 1, 0], [[1], [0], []])).toMatchObject({
      winUnits: 384,
      steps: [
        { kind: 'pick', at: [1], safe: true, units: 192 },
        { kind: 'pick', at: [0], safe: true, units: 384 },
        { kind: 'taken', units: 384 },
        {
          kind: 'reveal',
          traps: [
            [0, 0],
            [1, 1],
            [2, 0],
          ],
        },
      ],
    });
    expect(play(towers, [0, 1, 0], [[1], [0], [1]])).toMatchObject({ winUnits: 768, open: null });
    expect(play(towers, [0, 1, 0], [[0]])).toMatchObject({ winUnits: 0, open: null });
    expect(() => play(towers, [0, 1, 0], [[2]])).toThrow(EntryError);
  });

  it('do not lead above the maximum', () => {
    expect(stepLevels(roofCats, 'daring')).toHaveLength(6);
  });
});

describe('any board', () => {
  const definitions = [pearlReef, roofCats];
  const games = fc.constantFrom(...definitions).chain((definition) =>
    fc.record({
      definition: fc.constant(definition),
      mode: fc.constantFrom(...definition.modes.map(({ id }) => id)),
    }),
  );

  it('is fixed before the first choice: a longer list of choices only adds steps', () => {
    fc.assert(
      fc.property(
        games,
        fc.integer(),
        fc.array(fc.nat(), { maxLength: 30 }),
        ({ definition, mode }, seed, picks) => {
          const choices: Choice[] = [];
          let outcome = decideRound(definition, quickDraw(seed), { mode, choices });
          for (const pick of picks) {
            if (outcome.open === null) break;
            choices.push(outcome.open.allowed[pick % outcome.open.allowed.length]!);
            const next = decideRound(definition, quickDraw(seed), { mode, choices });
            expect(next.steps.slice(0, outcome.steps.length)).toEqual(outcome.steps);
            expect(next.steps.some(({ kind }) => kind === 'reveal')).toBe(next.open === null);
            outcome = next;
          }
          const last = choiceOfAbandoned(outcome);
          if (last === undefined || outcome.open!.cashOutUnits === null) return;
          const closed = decideRound(definition, quickDraw(seed), { mode, choices: [...choices, last] });
          expect(closed).toMatchObject({ open: null, winUnits: outcome.open!.cashOutUnits });
        },
      ),
    );
  });

  it('has the law that playing every board gives, whichever tiles are turned', () => {
    const orders: [MinesDefinition | TowersDefinition, Choice[]][] = [
      [mines, [[0], [1], [2]]],
      [mines, [[3], [1], [0]]],
      [towers, [[1], [1], [0]]],
    ];
    for (const [definition, order] of orders) {
      const mode = definition.modes[0]!.id;
      const played: number[] = [];
      for (let stop = 1; stop <= 3; stop += 1) {
        const share = stop === 3 ? 1 / 4 : 1 / 2 ** stop;
        const rounds = everyRound((draw) => playTo(definition, order.slice(0, stop), draw));
        for (const { result, probability } of rounds)
          played[result] = (played[result] ?? 0) + share * probability;
      }
      expectDistribution(stepsLaw(definition, mode).distribution, played);
    }
  });

  it('returns what a casino may offer wherever one stops', () => {
    for (const definition of definitions) {
      for (const { id } of definition.modes) {
        const { details } = stepsLaw(definition, id);
        for (const rtp of Object.values(details)) {
          expect(rtp).toBeGreaterThan(0.95);
          expect(rtp).toBeLessThan(0.9601);
        }
      }
    }
  });
});

/** The win of a player who makes these choices as far as the round lets them, and takes the money. */
function playTo(
  definition: MinesDefinition | TowersDefinition,
  choices: Choice[],
  draw: Parameters<typeof decideRound>[1],
): number {
  const drawn: number[] = [];
  const recording = {
    below(n: number) {
      const value = draw.below(n);
      drawn.push(value);
      return value;
    },
  };
  const mode = definition.modes[0]!.id;
  decideRound(definition, recording, { mode, choices: [] });
  for (let made = 1; made <= choices.length; made += 1) {
    const outcome = decideRound(definition, tapeDraw(drawn), { mode, choices: choices.slice(0, made) });
    if (outcome.open === null) return outcome.winUnits;
  }
  return decideRound(definition, tapeDraw(drawn), { mode, choices: [...choices, []] }).winUnits;
}
