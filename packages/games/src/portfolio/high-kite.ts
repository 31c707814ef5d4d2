import type { CrashDefinition } from '../crash/definition.ts';

/**
 * A paper kite over the dunes that everyone watches at once: it climbs, and what can be taken climbs with it, until the
 * string snaps. One flight for all players; its end is fixed before the first bet.
 */
export const highKite: CrashDefinition = {
  id: 'high-kite',
  mathVersion: 1,
  engine: 'crash',
  stakeUnits: 100,
  returnPerMille: 960,
  maximumWinStakes: 5000,
  growth: { tickMs: 50, perTickMicro: 3000 },
};
