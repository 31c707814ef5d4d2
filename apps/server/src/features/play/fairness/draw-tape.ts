/** Forced draws of what comes, for tests. Without one, everything is drawn from the player's seeds. */
export interface Tape {
  /** Takes the draws of the player's next round of a game, or of the next draw from a table, if any are forced. */
  take(playerId: bigint, domain: string): number[] | undefined;
  /** Puts draws back in front after their round was refused. */
  giveBack(playerId: bigint, domain: string, draws: number[]): void;
}

/** A tape of this process. Draws queue up per player and domain, first in first out. */
export function createMemoryTape(): Tape & {
  put(playerId: bigint, domain: string, rounds: number[][]): void;
} {
  const forced = new Map<string, number[][]>();
  const queueOf = (playerId: bigint, domain: string): number[][] => {
    const name = `${playerId} ${domain}`;
    const queue = forced.get(name) ?? [];
    forced.set(name, queue);
    return queue;
  };
  return {
    put: (playerId, domain, rounds) => void queueOf(playerId, domain).push(...rounds),
    take: (playerId, domain) => (forced.size === 0 ? undefined : queueOf(playerId, domain).shift()),
    giveBack: (playerId, domain, draws) => void queueOf(playerId, domain).unshift(draws),
  };
}

/** The tape of a server without test seams. */
export const noTape: Tape = { take: () => undefined, giveBack: () => {} };
