import type { RoundOutcome } from '@croupier/games';

/** What shows rounds: the stage of a slot, the board of another game. */
export interface Presenter {
  /** Something moves until `play` or `idle`. */
  spinUp(): void;
  /** Shows a round as far as it is decided; goes on after what was shown of the same round before. */
  play(outcome: RoundOutcome, stakeMinor: bigint): Promise<void>;
  idle(): void;
  skip(stopReels: boolean): void;
}
