/** Forced draws of coming rounds, for tests. Without one, every round is drawn from the player's seeds. */
export interface Tape {
  /** Takes the draws of the player's next round of the game, if any are forced. */
  take(playerId: bigint, game: string): number[] | undefined;
  /** Puts draws back in front after their round was refused. */
  giveBack(playerId: bigint, game: string, draws: number[]): void;
}

/** A tape of this process. Rounds queue up per player and game, first in first out. */
export function createMemoryTape(): Tape & { put(playerId: bigint, game: string, rounds: number[][]): void } {
  const forced = new Map<string, number[][]>();
  const queueOf = (playerId: bigint, game: string): number[][] => {
    const name = `${playerId} ${game}`;
    const queue = forced.get(name) ?? [];
    forced.set(name, queue);
    return queue;
  };
  return {
    put: (playerId, game, rounds) => void queueOf(playerId, game).push(...rounds),
    take: (playerId, game) => (forced.size === 0 ? undefined : queueOf(playerId, game).shift()),
    giveBack: (playerId, game, draws) => void queueOf(playerId, game).unshift(draws),
  };
}

/** The tape of a server without test seams. */
export const noTape: Tape = { take: () => undefined, giveBack: () => {} };
