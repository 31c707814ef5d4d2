import type { GameDefinition } from '../definition.ts';
import type { Given, RoundOutcome } from '../round.ts';
import type { LootVector } from './loot-vectors.ts';
import type { SharedVectors } from './shared-vectors.ts';

/** What `docs/fairness-vectors.json` holds; `docs/fairness.md` describes it for whoever reads it without this code. */
export interface VectorFile extends SharedVectors {
  /** Counts up when a member gets another meaning, not when vectors are added. */
  readonly version: 1;
  readonly serverSeed: string;
  readonly commitment: string;
  /** The maths hash of each game that is offered. */
  readonly games: Readonly<Record<string, string>>;
  /** By maths hash: of the games, and of games made up for a branch that real ones take too seldom. */
  readonly definitions: Readonly<Record<string, GameDefinition>>;
  readonly words: readonly WordVector[];
  readonly below: readonly BelowVector[];
  readonly rounds: readonly RoundVector[];
  readonly loot: readonly LootVector[];
}

/** The first words of a stream, each as eight hexadecimal digits. */
export interface WordVector {
  readonly domain: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly words: readonly string[];
}

/** Numbers drawn one after the other from a stream of their own, and how many words each threw away. */
export interface BelowVector {
  readonly domain: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly n: number;
  readonly results: readonly number[];
  readonly rejected: readonly number[];
}

export interface RoundVector {
  readonly mathHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly mode: string;
  readonly choices: readonly (readonly number[])[];
  readonly given?: Given;
  /** What of the rules it reaches that no round of the same game before it does. */
  readonly reaches: readonly string[];
  /** [n, result] of each draw, in order. */
  readonly draws: readonly (readonly [number, number])[];
  readonly winUnits: number;
  readonly capped: boolean;
  /** Of each step. */
  readonly stepUnits: readonly number[];
  /** SHA-256 of the outcome's canonical JSON. */
  readonly outcomeHash: string;
  /** The outcome itself where it is short. */
  readonly outcome?: RoundOutcome;
}
