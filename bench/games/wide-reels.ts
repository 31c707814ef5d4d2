import { strip } from '@croupier/games/portfolio/strip.ts';
import type { LinesDefinition } from '@croupier/games';
import { TWENTY_LINES } from '@croupier/games/portfolio/twenty-lines.ts';

/**
 * A game to measure by, not to play: five long reels make 65.6 million combinations of stops, with wilds, scatters
 * and free spins that win further ones.
 */
export const wideReels: LinesDefinition = {
  id: 'wide-reels',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'comet', role: 'wild' },
    { id: 'moon', role: 'scatter' },
    { id: 'planet', role: 'regular' },
    { id: 'rocket', role: 'regular' },
    { id: 'star', role: 'regular' },
    { id: 'dish', role: 'regular' },
    { id: 'helmet', role: 'regular' },
    { id: 'glove', role: 'regular' },
    { id: 'boot', role: 'regular' },
    { id: 'bolt', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        helmet dish boot star planet rocket bolt boot helmet glove helmet bolt glove rocket helmet
        glove boot star moon boot glove bolt dish star comet bolt dish rocket helmet glove dish bolt
        star planet bolt boot
      `),
      strip(`
        star glove planet bolt boot comet planet dish glove bolt rocket dish rocket glove bolt dish
        star glove boot star boot rocket boot bolt helmet dish helmet bolt helmet dish helmet boot
        star bolt helmet moon glove
      `),
      strip(`
        helmet comet boot glove dish helmet rocket bolt helmet bolt glove rocket glove rocket star
        boot helmet bolt dish boot dish star boot dish glove bolt glove planet helmet bolt star
        planet moon star bolt boot
      `),
      strip(`
        glove helmet rocket dish moon dish boot star bolt boot bolt glove star bolt glove bolt boot
        bolt dish helmet glove boot helmet comet rocket bolt star glove dish rocket planet dish
        helmet star boot helmet planet
      `),
      strip(`
        bolt dish glove helmet bolt planet helmet boot dish comet helmet glove boot rocket star bolt
        star helmet star dish boot dish rocket boot moon bolt glove helmet glove bolt star bolt
        planet boot rocket dish glove
      `),
    ],
  },
  lines: TWENTY_LINES,
  pays: {
    comet: [0, 0, 0, 100, 500, 2500],
    planet: [0, 0, 0, 75, 300, 1500],
    rocket: [0, 0, 0, 50, 200, 750],
    star: [0, 0, 0, 30, 120, 400],
    dish: [0, 0, 0, 25, 80, 300],
    helmet: [0, 0, 0, 15, 60, 200],
    glove: [0, 0, 0, 12, 50, 150],
    boot: [0, 0, 0, 10, 40, 125],
    bolt: [0, 0, 0, 8, 30, 100],
  },
  scatterPays: [0, 0, 0, 60, 300, 2000],
  freeSpins: { awards: [0, 0, 0, 10, 15, 20], multiplier: 3 },
  maximumWinStakes: 2000,
};
