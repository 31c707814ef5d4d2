import type { BoardDefinition, BoardStep, Choice, OpenTurn } from '@croupier/games';
import type { Rgb, SceneArt, Swarm } from '../art/game-art.ts';
import type { Node, Picture } from '../picture/picture.ts';
import type { Layer, Rectangle } from '../render/painter.ts';
import type { SoundCue, TimedCue } from '../show/sound-cues.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import type { Sight } from '../stage/view.ts';
import type { BoardFrame } from './board-frame.ts';

/** A game and the way to play it that a scene shows. */
export interface Played<Definition> {
  readonly definition: Definition;
  readonly mode: string;
}

/** How one step of a decided round moves, with its sounds; times from the step's start, in milliseconds. */
export interface StepPlan {
  readonly lengthMs: number;
  readonly cues: readonly TimedCue[];
}

/** A flight that everyone is in together, as far as it is known; times by the server's clock, in milliseconds. */
export interface FlightSight {
  readonly number: number;
  readonly takesOffMs: number;
  /** When and where it ended; null before. */
  readonly end: { readonly atMs: number; readonly centi: number } | null;
  readonly seats: readonly SeatSight[];
  /** How far the server's clock is ahead of this machine's. */
  readonly aheadMs: number;
}

/** The flight at an hour of the server's clock. */
export interface FlightMoment extends FlightSight {
  readonly nowMs: number;
}

/** Somebody in the flight. */
export interface SeatSight {
  readonly seat: string;
  readonly player: string;
  /** Where they left, in hundredths; null while they are in it. */
  readonly leftCenti: number | null;
  readonly mine: boolean;
}

/** What a step is planned from: everything that is decided, and how it is to be shown. */
export interface PlanInput<Definition> extends Played<Definition> {
  readonly step: BoardStep;
  /** The steps of the round before it. */
  readonly before: readonly BoardStep[];
  readonly pace: Pace;
  /** Nothing travels: the plan is short, and what it ends on appears. */
  readonly reducedMotion: boolean;
  /** Everyone has seen the step already, as it happened. */
  readonly isSeen?: boolean;
}

/** A moment of a board. Times in milliseconds. */
export interface BoardMoment<Plan> {
  /** Steps that have come to rest. */
  readonly steps: readonly BoardStep[];
  /** The step that is moving now. */
  readonly move: { readonly step: BoardStep; readonly plan: Plan; readonly ms: number } | null;
  /** How the round before this one ended; empty at first. */
  readonly last: readonly BoardStep[];
  /** Since the stake was placed, while the answer is waited for; `waitedMs` is what that came to. */
  readonly waitingMs: number | null;
  readonly waitedMs: number;
  /** Since the last step came to rest, or since the scene was laid out. */
  readonly restMs: number;
  /** Of what wanders whatever happens. */
  readonly ambienceMs: number;
  /** What the bet chooses: the numbers picked. */
  readonly picks: Choice;
  /** What the round asks, once all before it has been shown. */
  readonly open: OpenTurn | null;
  /** What goes on whatever round is played, and the hour by the server's clock; null where each round is alone. */
  readonly flight?: FlightMoment | null;
}

/** What a scene draws with: where its things stand, and numbers in the player's language. */
export interface BoardView<Layout = unknown> extends Sight {
  readonly layout: BoardFrame & { readonly own: Layout };
  readonly formatNumber: (value: number, digits: number) => string;
  /** Money of so many units at the stake. */
  readonly amountOf: (units: number) => string;
}

/** A picture of the atlas, so many units of the layout wide. */
export interface Piece {
  readonly picture: Picture;
  readonly width: number;
}

/**
 * A board as the stage shows it. All of it is pure: pictures are data, a decided step becomes a plan, and a frame is a
 * function of the plan and a time.
 */
export interface BoardScene<
  Definition extends BoardDefinition = BoardDefinition,
  Layout = unknown,
  Plan extends StepPlan = StepPlan,
> {
  readonly art: SceneArt;
  readonly look: {
    /** Behind what wins. */
    readonly glow: Rgb;
    readonly ambience: readonly Swarm[];
    /** Of the plate under the field: its metal from edge to edge, its felt from top to bottom, its outline. */
    readonly plate: {
      readonly metal: readonly string[];
      readonly felt: readonly string[];
      readonly outline: string;
    };
  };
  /** What is heard when the stake is placed. */
  readonly begins: SoundCue;
  /** Its field needs all the room there is. */
  readonly crowded?: boolean;
  /** How it shares the canvas out, where a field between name and plate is not what it needs. */
  readonly frame?: (width: number, height: number) => BoardFrame;
  /** Nothing that stands still depends on the mode: another one needs no new pictures. */
  readonly sameInEveryMode?: boolean;
  /** Where its things stand in the frame's field, in device pixels. */
  readonly layOut: (frame: BoardFrame, played: Played<Definition>) => Layout;
  /** The length, in device pixels, that widths of pieces are counted in. */
  readonly unitPx: (layout: Layout) => number;
  readonly pieces: (played: Played<Definition>) => Readonly<Record<string, Piece>>;
  /** What stands still before the backdrop. */
  readonly furniture: (layout: Layout, played: Played<Definition>, frame: BoardFrame) => readonly Node[];
  readonly plan: (input: PlanInput<Definition>) => Plan;
  readonly draw: (view: BoardView<Layout>, moment: BoardMoment<Plan>, played: Played<Definition>) => Layer[];
  /** What is heard of a flight that everyone is in; times by the server's clock. */
  readonly flightCues?: (flight: FlightSight, definition: Definition) => TimedCue[];
  /** Where what a player may choose stands; the page lays its buttons there. */
  readonly places?: (layout: Layout, played: Played<Definition>) => Readonly<Record<string, Rectangle>>;
}
