import type { LineGame } from '../lines/line-game.ts';

/**
 * A slot on lines whose wilds bring re-spins, as data: a wild expands over its reel, the reel stays, and the
 * others are spun once more for nothing. Each further reel that shows a wild is held in the same way, so there
 * are at most as many re-spins in a row as reels with a wild on their strip.
 */
export interface RespinDefinition extends Omit<
  LineGame,
  'scatterPays' | 'freeSpins' | 'fullScreenMultiplier' | 'reels'
> {
  readonly mathVersion: number;
  readonly engine: 'respin';
  readonly symbols: readonly { readonly id: string; readonly role: 'regular' | 'wild' }[];
  readonly reels: { readonly base: readonly (readonly string[])[] };
}
