import type { PublicChain } from './chains-store.ts';

/** A chain with how many of its seeds have been flown by. */
export interface ChainUse extends Pick<PublicChain, 'number' | 'kind' | 'publicSeed' | 'length'> {
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
export function wantsAnother(chains: readonly ChainUse[], kind: PublicChain['kind']): boolean {
  return !chains.some((chain) => chain.used === 0 && chain.kind === kind);
}
