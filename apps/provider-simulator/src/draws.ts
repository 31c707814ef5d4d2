import type { SimulatorGame } from './games.ts';

/** What falls: by chance, unless a test has asked for the next round of a sitting to fall as it says. */
export interface Draws {
  /** The next round under this token falls so. */
  force(token: string, right: string): void;
  draw(game: SimulatorGame, token: string): ReturnType<SimulatorGame['draw']>;
}

export function createDraws(): Draws {
  const forced = new Map<string, string>();
  return {
    force: (token, right) => void forced.set(token, right),
    draw: (game, token) => {
      const wanted = forced.get(token);
      forced.delete(token);
      const isWanted = game.choices.some(({ name }) => name === wanted);
      for (;;) {
        const fallen = game.draw();
        if (!isWanted || fallen.right === wanted) return fallen;
      }
    },
  };
}
