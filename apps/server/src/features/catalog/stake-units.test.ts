import { CURRENCIES, REGION_IDS, REGIONS } from '@croupier/domain';
import { GAMES, stakeFits } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { stakesIn, STAKE_UNIT_MINOR } from './stake-units.ts';

describe('the stakes of a region', () => {
  it.each(REGION_IDS)('%s: every stake fits the lines and the cap, in ascending order', (region) => {
    for (const { definition } of GAMES) {
      const stakes = stakesIn(region, definition);
      expect(stakes.length).toBeGreaterThan(3);
      expect(stakes.every((stake) => stakeFits(definition, stake))).toBe(true);
      expect(stakes).toEqual([...stakes].sort((a, b) => (a < b ? -1 : 1)));
      const cap = REGIONS[region].maximumStakeMinor;
      if (cap !== undefined) expect(stakes.every((stake) => stake <= cap)).toBe(true);
    }
  });

  it('names a unit for every currency', () => {
    expect(Object.keys(STAKE_UNIT_MINOR).sort()).toEqual(Object.keys(CURRENCIES).sort());
  });
});
