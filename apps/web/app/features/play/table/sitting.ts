import type { Round } from '@croupier/contract/play/rounds';
import type { House } from './house.ts';
import type { Presenter } from './presenter.ts';
import type { WatchedState } from './round-state.ts';

/** Where rounds come from and what they are shown on. */
export interface Seat {
  readonly house: House;
  readonly presenter: Presenter;
  /** Told of every answer that was shown, before anything else can be begun. */
  onShown(round: Round): void;
}

/** A seat for as long as its house and its presenter stay the same. */
export interface Sitting extends Seat {
  readonly game: string;
  readonly state: WatchedState;
  /** Aborted at the end: from then on this sitting asks, shows and changes nothing. */
  readonly signal: AbortSignal;
}
