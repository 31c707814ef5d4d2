import type { ApiError } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';

/** `choosing`: an open round was shown as far as it goes and waits for the player. */
export type Phase = 'ready' | 'waiting' | 'asking' | 'showing' | 'choosing';

/** How the rounds of a table stand now. */
export interface RoundState {
  readonly phase: Phase;
  /** The last round that was shown to its end. */
  readonly last: Round | null;
  /** The round that waits for a choice, or is being asked to go on. */
  readonly open: Round | null;
  /** The round that is being shown, for as long as that takes. */
  readonly shown: Round | null;
  readonly refusal: ApiError | null;
  /** True while no answer comes and the same round is asked for again. */
  readonly unanswered: boolean;
}

/** Nothing is under way. What was shown last stays what it is. */
export const READY: Omit<RoundState, 'last'> = {
  phase: 'ready',
  open: null,
  shown: null,
  refusal: null,
  unanswered: false,
};

/** True from a press until its answer has been shown: meanwhile nothing else can be begun. */
export const isUnderWay = ({ phase }: RoundState): boolean => phase !== 'ready' && phase !== 'choosing';

/** A state that changes outside of React and is watched from there. */
export interface WatchedState {
  now(): RoundState;
  change(part: Partial<RoundState>): void;
  /** @returns the way to stop hearing */
  subscribe(listener: () => void): () => void;
}

export function watchedState(): WatchedState {
  const listeners = new Set<() => void>();
  let state: RoundState = { ...READY, last: null };
  return {
    now: () => state,
    change(part) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
