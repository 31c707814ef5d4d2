import type { SoundLevels } from '@croupier/game-client';
import type { BoardDefinition, BoardStep, Choice, OpenTurn, RoundOutcome } from '@croupier/games';
import type { Game } from './game.ts';
import type { Presenter } from './presenter.ts';
import type { Rounds } from './use-rounds.ts';

/** What a page brings a board with: the round as it stands, the next bet, and what to tell. */
export interface BoardViewProps {
  readonly game: Game;
  readonly definition: BoardDefinition;
  readonly demo: boolean;
  readonly rounds: Rounds;
  readonly levels: SoundLevels;
  readonly turbo: boolean;
  /** True while rounds are played one after another, and nobody has a hand on them. */
  readonly isAuto?: boolean;
  money(amountMinor: bigint): string;
  readonly stakeMinor: string;
  readonly mode: string;
  onMode(mode: string): void;
  readonly betChoice: Choice | null;
  onBetChoice(choice: Choice | null): void;
  onPresenter(presenter: Presenter | null): void;
}

/** What the elements beside a board's stage are given: the round as far as it has come to rest, and what may be done. */
export interface ControlsProps<Definition> {
  readonly definition: Definition;
  readonly mode: string;
  /** Steps that have come to rest. */
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
  readonly places: Readonly<Record<string, Place>>;
  /** Nothing can be drawn: all of the game is in these elements. */
  readonly failed: boolean;
  onMode(mode: string): void;
}

/** A place of the stage that can be pressed, in CSS pixels of its canvas. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an open round asks; null unless all of it has been shown and it waits for a choice. */
export function openTurnOf({ phase, open }: Pick<Rounds, 'phase' | 'open'>): OpenTurn | null {
  return phase === 'choosing' ? ((open?.outcome as RoundOutcome | undefined)?.open ?? null) : null;
}

/** The step of this kind that came last, if any. */
export function lastStep<Kind extends BoardStep['kind']>(
  steps: readonly BoardStep[],
  kind: Kind,
): Extract<BoardStep, { kind: Kind }> | undefined {
  return steps.findLast((step): step is Extract<BoardStep, { kind: Kind }> => step.kind === kind);
}
