import type { Round } from '@croupier/contract/play/rounds';
import type { Choice } from '@croupier/games';
import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RoundSource } from './round-source.ts';
import type { Presenter } from './presenter.ts';
import { createRoundRunner, type Press } from './round-runner.ts';
import type { RoundState } from './round-state.ts';
import { useSettledBalance } from './use-settled-balance.ts';

/** The rounds of a table as they stand, and what a player can do about them. */
export interface Rounds extends RoundState {
  /** Places the bet; while a round is shown it goes to the end. */
  spin(): void;
  choose(choice: Choice): void;
  /** Shows what became of the open round by other ways than a choice. */
  follow(ask: (signal: AbortSignal) => Promise<Round>): void;
  clearRefusal(): void;
}

interface Options extends Press {
  /** Stays the same for as long as the table is there. */
  readonly game: string;
  readonly source: RoundSource | null;
  readonly presenter: Presenter | null;
}

/** Plays rounds as soon as there is somewhere to take them from and something to show them on. */
export function useRounds({ game, source, presenter, ...press }: Options): Rounds {
  const [{ state, sitDown, spin, choose, follow }] = useState(() => createRoundRunner(game));
  const settleBalance = useEffectEvent(useSettledBalance());
  // Before the frame is seen: whoever sees the stage ready can press at once.
  useLayoutEffect(() => {
    if (!source || !presenter) return undefined;
    return sitDown({ source, presenter, onShown: (round) => source.keeps !== null && settleBalance(round) });
  }, [sitDown, source, presenter]);
  return {
    ...useSyncExternalStore(state.subscribe, state.now, state.now),
    spin: () => spin(press),
    choose,
    follow,
    clearRefusal: () => state.change({ refusal: null }),
  };
}
