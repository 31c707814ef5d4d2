import { describe, expect, it } from 'vitest';
import type { LinesDefinition } from '../definition.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { linePays } from './line-pay.ts';
import { lineRulesOf } from './line-rules.ts';
import { playLines } from './play-lines.ts';

/** Worked by hand: one line, five reels of one row, so that the stop chooses the symbol. */
const strip = ['W', 'S', 'A', 'B'];
const game: LinesDefinition = {
  id: 'by-hand',
  mathVersion: 3,
  engine: 'lines',
  grid: { reels: 5, rows: 1 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
  ],
  reels: { base: [strip, strip, strip, strip, strip] },
  lines: [[0, 0, 0, 0, 0]],
  pays: { W: [0, 0, 0, 50, 60, 1000], A: [0, 0, 2, 5, 20, 100], B: [0, 0, 0, 5, 10, 40] },
  scatterPays: [0, 0, 0, 7],
  freeSpins: { awards: [0, 0, 0, 2], multiplier: 3 },
  maximumWinStakes: 900,
};
const [W, S, A, B] = [0, 1, 2, 3];

describe('a line', () => {
  it.each([
    ['three from the left', [A, A, A, B, A], 5, 'A', 3],
    ['nothing when the run starts elsewhere', [B, A, A, A, A], 0, undefined, 0],
    ['two where two pay', [A, A, S, A, A], 2, 'A', 2],
    ['a wild in the run', [A, W, A, B, B], 5, 'A', 3],
    ['wilds in front stand for what follows', [W, W, A, A, B], 20, 'A', 4],
    ['wilds alone when they pay better', [W, W, W, B, S], 50, 'W', 3],
    ['the regular when the wilds carry it further', [W, W, W, A, A], 100, 'A', 5],
    ['a scatter ends the run and is never stood for', [A, A, S, W, A], 2, 'A', 2],
    ['five wilds', [W, W, W, W, W], 1000, 'W', 5],
  ])('pays %s', (_, symbols, units, symbol, count) => {
    const pays = linePays(lineRulesOf(game), symbols);
    expect(pays.map((pay) => [game.symbols[pay.symbol]!.id, pay.count, pay.units])).toEqual(
      symbol === undefined ? [] : [[symbol, count, units]],
    );
  });
});

describe('a line that pays both ways', () => {
  const rules = lineRulesOf({ ...game, bothWays: true });
  it.each([
    ['the run from the left first', [A, A, B, B, B], [2, 5], [false, true]],
    ['a run from the right alone', [S, A, B, B, B], [5], [true]],
    ['a run over all reels once', [A, A, A, A, A], [100], [false]],
    ['a wild for both runs', [A, A, W, B, B], [5, 5], [false, true]],
  ])('pays %s', (_, symbols, units, fromRight) => {
    const pays = linePays(rules, symbols);
    expect(pays.map((pay) => pay.units)).toEqual(units);
    expect(pays.map((pay) => pay.fromRight)).toEqual(fromRight);
  });

  it('names its cells from the right', () => {
    const { steps } = playLines({ ...game, bothWays: true }, tapeDraw([S, A, B, B, B]));
    expect(steps[0]!.wins).toEqual([
      {
        kind: 'line',
        line: 0,
        fromRight: true,
        symbol: 'B',
        count: 3,
        units: 5,
        cells: [
          [4, 0],
          [3, 0],
          [2, 0],
        ],
      },
    ]);
  });
});

describe('a round', () => {
  it('plays its free spins, tripled, with the ones won inside, and names what paid', () => {
    const trigger = [S, S, S, A, B];
    const retrigger = [S, B, S, B, S];
    const win = [A, A, A, B, B];
    const nothing = [A, B, A, B, A];
    const outcome = playLines(game, tapeDraw([trigger, retrigger, win, nothing, nothing].flat()));
    expect(
      outcome.steps.map(({ kind, units, freeSpinsAwarded, freeSpinsLeft }) => [
        kind,
        units,
        freeSpinsAwarded,
        freeSpinsLeft,
      ]),
    ).toEqual([
      ['base', 7, 2, 2],
      ['free', 21, 2, 3],
      ['free', 15, 0, 2],
      ['free', 0, 0, 1],
      ['free', 0, 0, 0],
    ]);
    expect(outcome).toMatchObject({ game: 'by-hand', mathVersion: 3, winUnits: 43, capped: false });
    expect(outcome.steps[1]!.wins).toEqual([
      {
        kind: 'scatter',
        symbol: 'S',
        count: 3,
        units: 21,
        cells: [
          [0, 0],
          [2, 0],
          [4, 0],
        ],
      },
    ]);
    expect(outcome.steps[2]!.wins).toEqual([
      {
        kind: 'line',
        line: 0,
        symbol: 'A',
        count: 3,
        units: 15,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
    ]);
  });

  it('stops at the win cap and gives up the free spins that are left', () => {
    const outcome = playLines(
      game,
      tapeDraw(
        [
          [S, S, S, A, B],
          [W, W, W, W, W],
        ].flat(),
      ),
    );
    expect(outcome.steps).toHaveLength(2);
    expect(outcome).toMatchObject({ winUnits: 900, capped: true });
  });

  it('doubles the line wins of a full screen', () => {
    const full = { ...game, fullScreenMultiplier: 2 };
    expect(playLines(full, tapeDraw([B, B, B, W, B])).steps[0]).toMatchObject({ units: 80, multiplier: 2 });
    expect(playLines(full, tapeDraw([B, B, B, B, A])).steps[0]).toMatchObject({ units: 10, multiplier: 1 });
  });

  it('refuses a strip with a symbol the game does not have', () => {
    const wrong = { ...game, reels: { base: [['X'], strip, strip, strip, strip] } };
    expect(() => playLines(wrong, tapeDraw([0, 0, 0, 0, 0]))).toThrow('unknown symbol X');
  });
});
