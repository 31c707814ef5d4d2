/**
 * A whole number, or several, that a player chose: a tile, a guess, the numbers of a ticket. The empty choice
 * takes the money where `OpenTurn.cashOutUnits` is not null.
 */
export type Choice = readonly number[];

/** All that a round depends on beside its definition and its draws. */
export interface Entry {
  /** One of `modesOf(definition)`; `main` where a game has only one. */
  readonly mode: string;
  /** In order. The first goes with the bet where the mode asks for it; the others answer an `OpenTurn` each. */
  readonly choices: readonly Choice[];
  /** What was fixed elsewhere and takes the place of the player's own draws; absent in most games. */
  readonly given?: Given;
}

export interface Given {
  /** The ticket of a committed pool, number and all. */
  readonly ticket?: {
    readonly pool: number;
    readonly serial: number;
    readonly prizeUnits: number;
    readonly salt: string;
  };
  /**
   * The flight that is flown together: where it ended, once it has, in hundredths. Where the house stopped hearing its
   * players before the end, `heardCenti` is what the multiplier was when it last heard them: see `playShared`. `void` is
   * one that was called off before it took off, and what unheard flights once were: every stake still in it went back.
   */
  readonly flight?: {
    readonly number: number;
    readonly crashCenti?: number;
    readonly heardCenti?: number;
    readonly void?: boolean;
  };
}

export const MAIN_ENTRY: Entry = { mode: 'main', choices: [] };

/** An entry that a game does not allow; expected of a wrong client, so whoever takes bets turns it into a refusal. */
export class EntryError extends Error {
  override name = 'EntryError';
}

/** [reel, row], row 0 on top. */
export type Cell = readonly [number, number];

export interface Win {
  readonly kind: 'line' | 'scatter' | 'ways' | 'cluster' | 'anywhere' | 'expanded' | 'coin' | 'jackpot';
  /** Line index; absent for what is not on a line. */
  readonly line?: number;
  /** True for a line or ways read from the right. */
  readonly fromRight?: boolean;
  readonly symbol: string;
  readonly count: number;
  /** Units after every multiplier. */
  readonly units: number;
  readonly cells: readonly Cell[];
}

/** A number that a cell shows: a coin's units, an orb's or a cell's multiplier. */
export interface CellValue {
  readonly cell: Cell;
  readonly kind: 'coin' | 'orb' | 'multiplier' | 'jackpot';
  /** Units for coins and jackpots, a factor for orbs and multipliers. */
  readonly value: number;
  /** The jackpot's name: mini, minor, major, grand. */
  readonly name?: string;
}

/** One picture of a grid round: the grid reel by reel, top row first. Reels may differ in rows. */
export interface SpinStep {
  /**
   * `base` the paid spin; `free` a free one; `respin` some reels or cells held, the others drawn again; `cascade` the
   * winning cells of the step before are gone, what was above fell, new symbols filled from above; `hold` one spin of
   * a hold-and-win feature.
   */
  readonly kind: 'base' | 'free' | 'respin' | 'cascade' | 'hold';
  /**
   * Per reel, the index on its strip of the symbol in the top row: the numbers that were drawn. Empty where symbols
   * are not drawn as stops.
   */
  readonly stops: readonly number[];
  /** As it stands when wins are read, expansions done. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly Win[];
  /** What the wins were multiplied by in this step. */
  readonly multiplier: number;
  /** Sum of the wins, before the round's cap. */
  readonly units: number;
  readonly freeSpinsAwarded: number;
  /** Free spins still to come after this spin, the awarded ones included. */
  readonly freeSpinsLeft: number;
  /** Cells that stayed as they were in the step before (`respin`, `hold`). */
  readonly held?: readonly Cell[];
  /**
   * Cells that turned into the symbol after the reels had stopped, and what they showed before. Where a win is
   * `expanded`, the others were read before the cells changed.
   */
  readonly changed?: readonly { readonly cell: Cell; readonly from: string; readonly to: string }[];
  readonly cellValues?: readonly CellValue[];
  /** Respins still to come after this step, in `respin` and `hold`. */
  readonly respinsLeft?: number;
  /** The symbol chosen to expand in this round's free spins. */
  readonly special?: string;
}

/** One step of a game that is not a grid of symbols. */
export type BoardStep =
  | { readonly kind: 'wheel'; readonly sector: number; readonly units: number }
  /** The ball's turns, 0 left and 1 right; `slot` is the sum of them. */
  | {
      readonly kind: 'plinko';
      readonly path: readonly number[];
      readonly slot: number;
      readonly units: number;
    }
  /** Wins when `roll` is below `below`; both count in ten thousandths. */
  | { readonly kind: 'dice'; readonly roll: number; readonly below: number; readonly units: number }
  /** A ticket: the prize under each field, in units, and which fields make the win. */
  | {
      readonly kind: 'scratch';
      readonly serial: number;
      readonly fields: readonly number[];
      readonly winning: readonly number[];
      readonly units: number;
    }
  /** Numbers from 1 in the order in which they were drawn. */
  | {
      readonly kind: 'draw';
      readonly picks: readonly number[];
      readonly drawn: readonly number[];
      readonly hits: readonly number[];
      readonly units: number;
    }
  /** A tile turned or a door opened; `units` is what could be taken now, 0 after a trap. */
  | { readonly kind: 'pick'; readonly at: Choice; readonly safe: boolean; readonly units: number }
  /** A card, 0 to 51 (rank × 4 + suit, rank 0 is the ace); `right` tells whether the guess was, null for the first. */
  | {
      readonly kind: 'card';
      readonly card: number;
      readonly guess: 'higher' | 'lower' | null;
      readonly right: boolean | null;
      readonly units: number;
    }
  /** The end: where the traps were, every one; never before the round is over. */
  | { readonly kind: 'reveal'; readonly traps: readonly (readonly number[])[]; readonly units: number }
  /**
   * A flight, in hundredths of the stake: where it ended, and where the player left it; null when they never did, and
   * what is left above where it ended pays nothing. `unheard`: the house left for the player. A void flight gave the
   * stake back, and so does one that the house never heard its players in.
   */
  | {
      readonly kind: 'flight';
      /** Null while others still fly. */
      readonly crashCenti: number | null;
      readonly cashOutCenti: number | null;
      readonly unheard?: true;
      readonly void?: true;
      readonly units: number;
    }
  /** The player took the money. */
  | { readonly kind: 'taken'; readonly units: number };

/** What an unfinished round waits for. Nothing here or in the steps so far tells anything not yet decided. */
export interface OpenTurn {
  readonly asks: 'tile' | 'door' | 'guess' | 'free-spins' | 'flight';
  /** Every choice allowed now, the empty one (take the money) not among them. */
  readonly allowed: readonly Choice[];
  /** What the empty choice would pay; null where the money cannot be taken now. */
  readonly cashOutUnits: number | null;
}

interface OutcomeBase {
  readonly game: string;
  readonly mathVersion: number;
  readonly mode: string;
  /** Units ÷ `stakeUnitsOf(definition)` × total stake is the money, always an exact integer. 0 while open. */
  readonly winUnits: number;
  /** True when the cap cut the win or ended what was left. */
  readonly capped: boolean;
  /** Null when the round is decided to its end. */
  readonly open: OpenTurn | null;
}

export interface GridOutcome extends OutcomeBase {
  readonly family: 'grid';
  readonly steps: readonly SpinStep[];
}
export interface BoardOutcome extends OutcomeBase {
  readonly family: 'board';
  readonly steps: readonly BoardStep[];
}
/** A round as far as its choices go. */
export type RoundOutcome = GridOutcome | BoardOutcome;

/** The steps of a grid round; none of a board's. */
export function spinStepsOf(outcome: RoundOutcome): readonly SpinStep[] {
  return outcome.family === 'grid' ? outcome.steps : [];
}
