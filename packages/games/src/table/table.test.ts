import { describe, expect, it } from 'vitest';
import { modesOf } from '../read-definition.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { decideRound } from '../decide-round.ts';
import { fairWheel } from '../portfolio/fair-wheel.ts';
import { marbleRun } from '../portfolio/marble-run.ts';
import { tavernDice } from '../portfolio/tavern-dice.ts';
import { EntryError } from '../round.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { drawWeighted } from './draw-weighted.ts';
import { tableLaw } from './table-law.ts';

const inMode = (mode: string) => ({ mode, choices: [] });

describe('a table', () => {
  it('is read by weight', () => {
    const rows = [{ weight: 2 }, { weight: 0 }, { weight: 3 }];
    expect([0, 1, 2, 3, 4].map((value) => drawWeighted(rows, tapeDraw([value]), 'sector'))).toEqual([
      0, 0, 2, 2, 2,
    ]);
  });

  it.each([
    [fairWheel, fairWheel.modes.map(({ id }) => id)],
    [marbleRun, ['low-8', 'middle-8', 'high-8', 'low-12', 'middle-12', 'high-12']],
    [tavernDice, tavernDice.modes.map(({ id }) => id)],
  ])('has the law that playing every draw gives: $0.id', (definition, modes) => {
    for (const mode of modes) {
      const played = distributionByPlaying((draw) => decideRound(definition, draw, inMode(mode)));
      expectDistribution(tableLaw(definition, mode).distribution, played);
    }
  });

  it('shows the path of the marble and the sector of the wheel', () => {
    expect(decideRound(marbleRun, tapeDraw([1, 1, 0, 1, 1, 1, 1, 1]), inMode('high-8'))).toMatchObject({
      family: 'board',
      mode: 'high-8',
      winUnits: 40,
      open: null,
      steps: [{ kind: 'plinko', path: [1, 1, 0, 1, 1, 1, 1, 1], slot: 7, units: 40 }],
    });
    const { sectors } = fairWheel.modes[2]!;
    const sector = sectors.findIndex(({ units }) => units === 200);
    expect(decideRound(fairWheel, tapeDraw([sector]), inMode('bold'))).toMatchObject({
      winUnits: 200,
      steps: [{ kind: 'wheel', sector, units: 200 }],
    });
  });

  it('wins a throw below the bound and loses one on it', () => {
    expect(decideRound(tavernDice, tapeDraw([4799]), inMode('x2')).winUnits).toBe(20);
    expect(decideRound(tavernDice, tapeDraw([4800]), inMode('x2')).steps).toEqual([
      { kind: 'dice', roll: 4800, below: 4800, units: 0 },
    ]);
  });

  it('refuses unknown modes and any choice', () => {
    for (const definition of [fairWheel, marbleRun, tavernDice]) {
      const [mode] = modesOf(definition);
      for (const entry of [inMode('main'), inMode('__proto__'), { mode: mode!, choices: [[1]] }])
        expect(() => decideRound(definition, tapeDraw([]), entry)).toThrow(EntryError);
    }
  });
});

it('returns what a casino may offer in every mode, and names modes once', () => {
  for (const definition of [fairWheel, marbleRun, tavernDice]) {
    expect(new Set(modesOf(definition)).size).toBe(definition.modes.length);
    for (const mode of modesOf(definition)) {
      const rtp = tableLaw(definition, mode).meanUncappedUnits / definition.stakeUnits;
      expect(rtp).toBeGreaterThan(0.95);
      expect(rtp).toBeLessThan(0.965);
    }
  }
  for (const { rows, pays } of marbleRun.modes) expect(pays).toHaveLength(rows + 1);
});
