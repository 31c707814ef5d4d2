import { CURRENCIES } from '@croupier/domain/money/amounts';
import { REGION_IDS, REGIONS } from '@croupier/domain/site/regions';
import { findGame, GAMES, modesOf, stakeFits } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { describe, expect, it } from 'vitest';
import { stakesIn, STAKE_UNIT_MINOR } from './stake-units.ts';

const sixOf45 = findGame('six-of-45')!.definition;
const sunnyOrchard = findGame('sunny-orchard')!.definition;

describe('the stakes of a region', () => {
  it.each(REGION_IDS)('%s: every stake fits the units and the cap, in ascending order', (region) => {
    for (const { definition } of GAMES) {
      const stakes = stakesIn(REGIONS[region], definition);
      expect(stakes.length).toBeGreaterThan(3);
      expect(stakes.every((stake) => stakeFits(definition, stake))).toBe(true);
      expect(stakes).toEqual([...stakes].sort((a, b) => (a < b ? -1 : 1)));
      for (const mode of modesOf(definition)) {
        const { maximumWinStakes } = declaredSheetOf(definition, mode);
        const largestWin = Number(stakes.at(-1)) * maximumWinStakes;
        expect(largestWin).toBeLessThanOrEqual(Number(REGIONS[region].maximumWinMinor));
      }
    }
  });

  it('a game that can pay 100,000 stakes is offered at small ones only', () => {
    expect(stakesIn(REGIONS.EU, sixOf45)).toEqual([20n, 40n, 60n, 100n, 200n, 300n, 500n]);
    expect(stakesIn(REGIONS.SL, sunnyOrchard).at(-1)).toBe(50_00n);
  });

  it('none is offered above the cap of a place', () => {
    expect(stakesIn(REGIONS.EU, sunnyOrchard).at(-1)).toBe(REGIONS.EU.maximumStakeMinor);
  });

  it('names a unit for every currency', () => {
    expect(Object.keys(STAKE_UNIT_MINOR).sort()).toEqual(Object.keys(CURRENCIES).sort());
  });
});
