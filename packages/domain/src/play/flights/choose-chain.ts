/** A chain of seeds, in the order of announcement. `house`: its public seed is the house's own, for want of a beacon's. */
export interface ChainUse {
  readonly number: number;
  readonly kind: 'house' | 'beacon';
  /** Null while the beacon's value is awaited. */
  readonly publicSeed: string | null;
  /** How many flights it decides. */
  readonly length: number;
  /** How many of its seeds have been flown by. */
  readonly used: number;
}

/**
 * The chain the next flight is drawn from: the earliest announced by a beacon that has seeds left, else the earliest of
 * the house's. One whose public seed is not fixed yet decides nothing.
 * @returns nothing when there is none
 */
export function chooseChain<Chain extends ChainUse>(chains: readonly Chain[]): Chain | undefined {
  const ready = chains.filter(({ publicSeed, used, length }) => publicSeed !== null && used < length);
  return ready.find(({ kind }) => kind === 'beacon') ?? ready[0];
}

/** Whether a further chain is to be announced: there is always one that no flight was drawn from yet. */
export function wantsAnotherChain(chains: readonly ChainUse[], kind: ChainUse['kind']): boolean {
  return !chains.some((chain) => chain.used === 0 && chain.kind === kind);
}
