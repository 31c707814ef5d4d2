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
        ruby sun-daisy sun-daisy sun-daisy nebula-rose nebula-rose star-lily topaz topaz topaz
        amethyst amethyst amethyst ruby ruby ruby topaz topaz opal opal opal moonflower moonflower
        moonflower amethyst amethyst opal opal
      `),
      strip(`
        opal opal opal amethyst amethyst amethyst opal opal star-lily star-lily star-lily moonflower
        moonflower topaz topaz topaz ruby ruby ruby topaz topaz ruby ruby ruby moonflower moonflower
        moonflower nebula-rose nebula-rose nebula-rose sun-daisy sun-daisy sun-daisy comet amethyst
        amethyst sun-daisy sun-daisy sun-daisy
      `),
      strip(`
        sun-daisy sun-daisy sun-daisy opal opal opal topaz topaz topaz star-lily star-lily star-lily
        comet ruby ruby ruby amethyst amethyst amethyst sun-daisy sun-daisy amethyst amethyst topaz
        topaz moonflower moonflower moonflower nebula-rose nebula-rose nebula-rose opal opal
        moonflower moonflower ruby ruby nebula-rose
      `),
      strip(`
        nebula-rose nebula-rose nebula-rose moonflower moonflower moonflower comet amethyst amethyst
        sun-daisy sun-daisy sun-daisy amethyst amethyst amethyst topaz topaz topaz opal opal opal
        ruby ruby ruby topaz topaz ruby ruby ruby star-lily star-lily star-lily sun-daisy sun-daisy
        sun-daisy moonflower moonflower opal opal
      `),
      strip(`
        amethyst amethyst amethyst moonflower moonflower moonflower sun-daisy sun-daisy sun-daisy
        star-lily nebula-rose nebula-rose topaz topaz ruby opal opal topaz topaz topaz amethyst
        amethyst opal opal opal ruby ruby ruby
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
    'star-lily': [0, 0, 0, 15, 30, 125],
    'nebula-rose': [0, 0, 0, 8, 15, 40],
    moonflower: [0, 0, 0, 5, 10, 20],
    'sun-daisy': [0, 0, 0, 4, 8, 15],
    ruby: [0, 0, 0, 3, 6, 12],
    topaz: [0, 0, 0, 3, 6, 10],
    opal: [0, 0, 0, 3, 5, 8],
    amethyst: [0, 0, 0, 3, 5, 8],
  },
  maximumWinStakes: 100,
};
