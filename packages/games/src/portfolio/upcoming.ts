import type { PortfolioGame } from './index.ts';

/** Games whose rules are written and whose art or texts are not: not offered anywhere yet. */
export const UPCOMING: readonly PortfolioGame[] = [];
