import type { GameArt } from './game-art.ts';
import { lanternTideArt } from './lantern-tide/index.ts';
import { sunnyOrchardArt } from './sunny-orchard/index.ts';

const ART: Readonly<Record<string, GameArt>> = { 'sunny-orchard': sunnyOrchardArt, 'lantern-tide': lanternTideArt };

/** How a game looks, or undefined for a game this client cannot show. */
export function artOf(gameId: string): GameArt | undefined {
  return Object.hasOwn(ART, gameId) ? ART[gameId] : undefined;
}
