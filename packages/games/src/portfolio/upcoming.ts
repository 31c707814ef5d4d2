import { amberCodex } from './amber-codex.ts';
import { bisonValley } from './bison-valley.ts';
import { cometGarden } from './comet-garden.ts';
import type { PortfolioGame } from './index.ts';

/** Games whose rules are written and whose art or texts are not: not offered anywhere yet. */
export const UPCOMING: readonly PortfolioGame[] = [
  {
    definition: bisonValley,
    provider: 'Toro Games',
    genres: ['slots', 'animals', 'nature'],
    features: ['stacked-wilds', 'scatters', 'free-spins'],
  },
  {
    definition: cometGarden,
    provider: 'Toro Games',
    genres: ['slots', 'space', 'gems'],
    features: ['wilds', 'expanding-wilds', 'respins', 'both-ways'],
  },
  {
    definition: amberCodex,
    provider: 'Toro Games',
    genres: ['slots', 'books', 'adventure'],
    features: ['wilds', 'scatters', 'free-spins', 'expanding-symbol'],
  },
];
