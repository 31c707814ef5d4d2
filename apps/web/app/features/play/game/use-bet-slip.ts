import type { Currency } from '@croupier/domain/money/amounts';
import { modesOf, type Choice } from '@croupier/games';
import { useState } from 'react';
import type { Game } from '../table/game.ts';
import { offeredStake } from './stake-choice.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';

/** The next bet as it is filled in. */
export interface BetSlip {
  readonly stakeMinor: string;
  readonly mode: string;
  /** What was chosen with the bet, in modes that ask for it before the round. */
  readonly choice: Choice | null;
  setStake(stakeMinor: string): void;
  setMode(mode: string): void;
  setChoice(choice: Choice | null): void;
}

/** Remembers the stake by game and currency, and the mode by game. Another mode asks for another choice, so it drops the one that was made. */
export function useBetSlip({ code, definition, stakesMinor }: Game, currency: Currency): BetSlip {
  const [wishedMinor, setStake] = useRemembered(`stake:${code}:${currency}`, stakesMinor[2] ?? '0');
  const modes = modesOf(definition);
  const [wishedMode, setMode] = useRemembered(`mode:${code}`, modes[0]!);
  const mode = modes.includes(wishedMode) ? wishedMode : modes[0]!;
  const [choice, setChoice] = useState<Choice | null>(null);
  return {
    stakeMinor: offeredStake(stakesMinor, wishedMinor),
    mode,
    choice,
    setStake,
    setMode(next) {
      setMode(next);
      setChoice(null);
    },
    setChoice,
  };
}
