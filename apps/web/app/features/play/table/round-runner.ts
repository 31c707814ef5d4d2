import type { Round } from '@croupier/contract/play/rounds';
import type { Choice } from '@croupier/games';
import { placeBet, type Bet } from './place-bet.ts';
import { resumeRound } from './resume-round.ts';
import { isUnderWay, READY, watchedState, type WatchedState } from './round-state.ts';
import { askAndShow } from './show-round.ts';
import type { Setting, Sitting } from './sitting.ts';

/** What a press of the spin button brings with it. */
export interface Press {
  readonly bet: Bet;
  /** Least time from the start of one round to the start of the next. */
  readonly minimumCycleMs: number;
  /** Whether a second press may stop turning reels. */
  readonly mayStopReels: boolean;
}

export interface RoundRunner {
  readonly state: WatchedState;
  /** Takes up what was left and plays on from there. @returns the end of the sitting, with all that is under way */
  sitDown(setting: Setting): () => void;
  /** Places a bet; while a round is shown it goes to the end. */
  spin(press: Press): void;
  /** Makes the open round's next choice. */
  choose(choice: Choice): void;
  /** Shows what became of the open round by other ways than a choice. */
  follow(ask: (signal: AbortSignal) => Promise<Round>): void;
}

/** Plays the rounds of one game one after another. Knows no page: `useRounds` brings it there. */
export function createRoundRunner(game: string): RoundRunner {
  const state = watchedState();
  let sitting: Sitting | null = null;
  let startedAtMs = -Infinity;

  /** The server refuses a round that comes before its time; so it is asked for when the time has come. */
  async function begin(on: Sitting, { bet, minimumCycleMs }: Press) {
    const earlyMs = startedAtMs + minimumCycleMs - performance.now();
    if (earlyMs > 0) {
      state.change({ ...READY, phase: 'waiting' });
      await new Promise((resolve) => setTimeout(resolve, earlyMs));
      if (on.signal.aborted) return;
    }
    startedAtMs = performance.now();
    await placeBet(on, bet);
  }

  function follow(ask: (signal: AbortSignal) => Promise<Round>) {
    const { phase, open } = state.now();
    if (sitting && open && phase === 'choosing') void askAndShow(sitting, { ...READY, phase, open }, ask);
  }

  return {
    state,
    sitDown(setting) {
      const end = new AbortController();
      sitting = { ...setting, game, state, signal: end.signal };
      void resumeRound(sitting);
      return () => {
        end.abort();
        sitting = null;
        if (isUnderWay(state.now())) state.change(READY);
      };
    },
    spin(press) {
      const { phase } = state.now();
      if (phase === 'showing') sitting?.presenter.skip(press.mayStopReels);
      else if (phase === 'ready' && sitting) void begin(sitting, press);
    },
    choose(choice) {
      const { open } = state.now();
      const source = sitting?.source;
      if (!source || !open) return;
      follow((signal) => source.step(open, choice, signal, () => state.change({ unanswered: true })));
    },
    follow,
  };
}
