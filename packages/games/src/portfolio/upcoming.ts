import { goldRail } from './gold-rail.ts';
import type { PortfolioGame } from './index.ts';

/** Games whose rules are written and whose art or texts are not: not offered anywhere yet. */
export const UPCOMING: readonly PortfolioGame[] = [
  {
    definition: goldRail,
    provider: 'Toro Games',
    genres: ['slots', 'adventure'],
    features: ['wilds', 'hold-and-win', 'jackpots', 'respins'],
  },
];
