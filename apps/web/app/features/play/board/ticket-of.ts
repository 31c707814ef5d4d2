import type { DrawDefinition } from '@croupier/games';
import type { ControlsProps } from '../table/board.ts';
import { modeFor } from './ticket.ts';

/** The ticket as it is filled in. */
export interface Ticket {
  readonly picked: readonly number[];
  pick(numbers: readonly number[]): void;
}

/** Where each count of numbers is a mode of its own, picking them chooses it. */
export function ticketOf({
  definition,
  mode,
  betChoice,
  onMode,
  onBetChoice,
}: Pick<
  ControlsProps<DrawDefinition>,
  'definition' | 'mode' | 'betChoice' | 'onMode' | 'onBetChoice'
>): Ticket {
  return {
    picked: betChoice ?? [],
    pick(numbers) {
      const next = modeFor(definition, mode, numbers);
      // Another mode drops what was chosen: so it goes first.
      if (next !== mode) onMode(next);
      onBetChoice(numbers);
    },
  };
}
