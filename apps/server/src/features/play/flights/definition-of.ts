import type { CrashDefinition } from '@croupier/games';
import { crashGame } from './crash-game.ts';
import type { FlightsParts } from './flights-parts.ts';
import type { FlightRow } from './flights-store.ts';

/** The maths a flight flies by; those of now for flights from before it was kept. */
export function definitionOf(
  { catalog }: Pick<FlightsParts, 'catalog'>,
  { game, mathHash }: Pick<FlightRow, 'game' | 'mathHash'>,
): CrashDefinition {
  const definition = mathHash === null ? crashGame(game) : catalog.definitionOf(mathHash);
  if (definition?.engine !== 'crash') throw new Error(`${game} is no game of flights`);
  return definition;
}
