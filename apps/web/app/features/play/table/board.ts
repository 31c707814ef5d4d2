import type { BoardStep, Choice, OpenTurn } from '@croupier/games';
import type { ReactNode } from 'react';

/** What every board is given: the round as far as it is shown, and what may be done now. */
export interface BoardProps<Definition> {
  readonly definition: Definition;
  readonly mode: string;
  /** Steps shown so far; the last one is just coming into view. */
  readonly steps: readonly BoardStep[];
  /** The stake is placed and the answer not shown yet. */
  readonly turning: boolean;
  /** Null unless the round waits for a choice and all of it has been shown. */
  readonly open: OpenTurn | null;
  /** True while nothing is under way: a ticket may be filled in. */
  readonly resting: boolean;
  readonly betChoice: Choice | null;
  onBetChoice(choice: Choice | null): void;
  onChoose(choice: Choice): void;
  /** Money of so many units at the stake of the round. */
  amountOf(units: number): string;
  /** A picture of the game's own, by name; nothing where its art has none. */
  piece(name: string): ReactNode;
}

/** The step of this kind that came last, if any. */
export function lastStep<Kind extends BoardStep['kind']>(
  steps: readonly BoardStep[],
  kind: Kind,
): Extract<BoardStep, { kind: Kind }> | undefined {
  return steps.findLast((step): step is Extract<BoardStep, { kind: Kind }> => step.kind === kind);
}
