import type { RespinDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * A garden on a small moon, where flowers grow among cut gems: 5×3, ten lines that pay both ways. A comet on one
 * of the three middle reels is wild, flares over its whole reel, stays, and brings a re-spin of the others.
 */
export const cometGarden: RespinDefinition = {
  id: 'comet-garden',
  mathVersion: 1,
  engine: 'respin',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'comet', role: 'wild' },
    { id: 'star-lily', role: 'regular' },
    { id: 'nebula-rose', role: 'regular' },
    { id: 'moonflower', role: 'regular' },
    { id: 'sun-daisy', role: 'regular' },
    { id: 'ruby', role: 'regular' },
    { id: 'topaz', role: 'regular' },
    { id: 'opal', role: 'regular' },
    { id: 'amethyst', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        amethyst moonflower ruby topaz moonflower opal nebula-rose nebula-rose sun-daisy ruby opal
        sun-daisy amethyst sun-daisy amethyst opal topaz star-lily star-lily moonflower sun-daisy
        ruby amethyst topaz ruby opal topaz amethyst opal topaz
      `),
      strip(`
        ruby moonflower sun-daisy opal sun-daisy ruby comet ruby amethyst opal star-lily star-lily
        sun-daisy topaz amethyst topaz ruby moonflower amethyst opal topaz nebula-rose nebula-rose
        amethyst opal topaz opal topaz moonflower sun-daisy amethyst
      `),
      strip(`
        ruby opal sun-daisy opal ruby sun-daisy topaz amethyst topaz moonflower ruby opal topaz
        moonflower ruby amethyst opal sun-daisy topaz star-lily star-lily amethyst topaz nebula-rose
        nebula-rose amethyst opal moonflower sun-daisy comet amethyst
      `),
      strip(`
        ruby amethyst sun-daisy opal ruby sun-daisy amethyst topaz opal amethyst topaz moonflower
        amethyst star-lily star-lily opal amethyst nebula-rose nebula-rose ruby moonflower opal
        sun-daisy ruby topaz sun-daisy comet topaz opal moonflower topaz
      `),
      strip(`
        opal topaz amethyst ruby opal amethyst topaz sun-daisy amethyst sun-daisy ruby nebula-rose
        nebula-rose sun-daisy star-lily star-lily ruby amethyst moonflower amethyst sun-daisy topaz
        opal topaz moonflower ruby opal topaz opal moonflower
      `),
    ],
  },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [1, 0, 1, 0, 1],
  ],
  bothWays: true,
  pays: {
    'star-lily': [0, 0, 0, 50, 200, 250],
    'nebula-rose': [0, 0, 0, 25, 60, 120],
    moonflower: [0, 0, 0, 10, 25, 60],
    'sun-daisy': [0, 0, 0, 8, 20, 50],
    ruby: [0, 0, 0, 7, 15, 40],
    topaz: [0, 0, 0, 5, 10, 25],
    opal: [0, 0, 0, 5, 10, 25],
    amethyst: [0, 0, 0, 5, 10, 25],
  },
  maximumWinStakes: 500,
};
