import type { BoardOutcome, BoardStep, OpenTurn } from './round.ts';

/** A round of a board game as far as it went: the last step's units are the win once it is over. */
export function boardOutcome(
  { id, mathVersion }: { readonly id: string; readonly mathVersion: number },
  mode: string,
  steps: readonly BoardStep[],
  open: OpenTurn | null = null,
): BoardOutcome {
  return {
    game: id,
    mathVersion,
    mode,
    family: 'board',
    steps,
    winUnits: open === null ? (steps.at(-1)?.units ?? 0) : 0,
    capped: false,
    open,
  };
}
