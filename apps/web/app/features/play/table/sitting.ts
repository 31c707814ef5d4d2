import type { Round } from '@croupier/contract/play/rounds';
import type { RoundSource } from './round-source.ts';
import type { Presenter } from './presenter.ts';
import type { WatchedState } from './round-state.ts';

/** Where rounds come from and what they are shown on. */
export interface Setting {
  readonly source: RoundSource;
  readonly presenter: Presenter;
  /** Told of every answer that was shown, before anything else can be begun. */
  onShown(round: Round): void;
}

/** A setting for as long as its source and its presenter stay the same. */
export interface Sitting extends Setting {
  readonly game: string;
  readonly state: WatchedState;
  /** Aborted at the end: from then on this sitting asks, shows and changes nothing. */
  readonly signal: AbortSignal;
}
