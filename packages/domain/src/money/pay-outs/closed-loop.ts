/** What came from and went to one card or account, by what its provider knows it by. */
export interface LoopSource {
  readonly mark: string;
  readonly depositedMinor: bigint;
  /** Paid out there, and what is on its way or waits. */
  readonly paidOutMinor: bigint;
}

export interface Owed {
  readonly mark: string;
  readonly leftMinor: bigint;
}

/** What is still to go back to where it came from; the most first, and by name where it is as much. */
export const owedBack = (sources: readonly LoopSource[]): Owed[] =>
  sources
    .map(({ mark, depositedMinor, paidOutMinor }) => ({ mark, leftMinor: depositedMinor - paidOutMinor }))
    .filter(({ leftMinor }) => leftMinor > 0n)
    .sort((a, b) =>
      a.leftMinor === b.leftMinor ? (a.mark < b.mark ? -1 : 1) : a.leftMinor > b.leftMinor ? -1 : 1,
    );

/**
 * Money goes back by the way it came, as far as it came; only what is more goes elsewhere.
 * @returns where it has to go first, or nothing
 */
export const owedElsewhere = (sources: readonly LoopSource[], mark: string): Owed | undefined =>
  owedBack(sources).find((owed) => owed.mark !== mark);
