import type { LineGame } from '../lines/line-game.ts';

/**
 * A slot on lines with a book, which is wild and scatter in one, as data. Books win free spins, for which one
 * regular symbol is drawn to expand, each equally likely: when enough reels show it, it covers them after the
 * usual wins have been read and pays its count of reels on every line, next to each other or not.
 */
export interface BookDefinition extends Omit<LineGame, 'fullScreenMultiplier'> {
  readonly mathVersion: number;
  readonly engine: 'book';
  readonly symbols: readonly { readonly id: string; readonly role: 'regular' | 'book' }[];
  readonly scatterPays: readonly number[];
  readonly freeSpins: { readonly awards: readonly number[]; readonly multiplier: number };
}
