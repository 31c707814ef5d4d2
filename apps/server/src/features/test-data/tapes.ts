/** Draws that a test has forced, per player and game, first in, first out. Kept in memory: tests run on one server. */
export interface Tapes {
  put(playerId: bigint, game: string, rounds: readonly (readonly number[])[]): void;
  /** The forced draws of the player's next round of this game; undefined when it is to be drawn as ever. */
  take(playerId: bigint, game: string): number[] | undefined;
}

export function createTapes(): Tapes {
  const tapes = new Map<string, number[][]>();
  return {
    put: (playerId, game, rounds) => {
      const name = `${playerId} ${game}`;
      tapes.set(name, [...(tapes.get(name) ?? []), ...rounds.map((round) => [...round])]);
    },
    take: (playerId, game) => {
      const name = `${playerId} ${game}`;
      const waiting = tapes.get(name);
      const next = waiting?.shift();
      if (waiting?.length === 0) tapes.delete(name);
      return next;
    },
  };
}
