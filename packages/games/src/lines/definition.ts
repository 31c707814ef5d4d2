import type { LineGame } from './line-game.ts';

/** A slot on lines as data. Everything a game pays follows from this object; its canonical JSON is hashed on each round. */
export interface LinesDefinition extends LineGame {
  readonly mathVersion: number;
  readonly engine: 'lines';
}
