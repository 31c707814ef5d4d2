import { useEffect } from 'react';
import { tell } from '../../../lib/tell.ts';
import type { Rounds } from '../table/use-rounds.ts';

interface Sitting {
  readonly game: string;
  readonly demo: boolean;
  /** Whether rounds can be had here. */
  readonly isOpen: boolean;
  readonly rounds: Pick<Rounds, 'last' | 'refusal'>;
}

/** Tells of a game that is opened to play, of a demonstration that won, and of a stake there was no money for. */
export function useTellGame({ game, demo, isOpen, rounds: { last, refusal } }: Sitting): void {
  useEffect(() => {
    if (!isOpen) return;
    if (demo) tell('play_demo_game', { game });
    else tell('gameOn', { game });
  }, [game, demo, isOpen]);
  useEffect(() => {
    if (demo && last && last.winMinor !== '0') tell('win_demo_game', { game });
  }, [game, demo, last]);
  const hasNone = refusal?.key === 'insufficient_funds';
  useEffect(() => {
    if (hasNone) tell('no_money_enough', { game });
  }, [game, hasNone]);
}
