import { goldRail } from './gold-rail.ts';
import { highKite } from './high-kite.ts';
import type { PortfolioGame } from './index.ts';

/** Games whose rules are written and whose art or texts are not: not offered anywhere yet. */
export const UPCOMING: readonly PortfolioGame[] = [
  {
    definition: goldRail,
    provider: 'Toro Games',
    genres: ['slots', 'adventure'],
    features: ['wilds', 'hold-and-win', 'jackpots', 'respins'],
  },
  {
    definition: highKite,
    provider: 'Toro Games',
    genres: ['instant', 'crash'],
    features: ['shared-round', 'cash-out'],
  },
];
