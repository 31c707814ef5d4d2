import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import type { Amounts } from '../programmes/index.ts';
import type { GameFilter } from './game-filter.ts';

/** The unit of each thing that a goal may count. */
export const GOAL_UNITS = {
  /** How much was staked, in the goal's currency. */
  stakes: 'minor',
  rounds: 'rounds',
  /** How much was won, in the goal's currency. */
  wins: 'minor',
  /** The highest win of a round, in hundredths of its stake. */
  'best-multiplier': 'centi',
  /** How much was paid in, in the goal's currency. */
  deposits: 'minor',
  /** On how many days something was played, by the goal's clocks. */
  days: 'days',
  /** On how many days running something was played at most. */
  'days-streak': 'days',
  /** How many different games were played. */
  games: 'games',
} as const;

export type GoalCounts = keyof typeof GOAL_UNITS;
export type GoalUnit = (typeof GOAL_UNITS)[GoalCounts];
export const GOAL_COUNTS = Object.keys(GOAL_UNITS) as GoalCounts[];

/** A goal that counts amounts has a currency. */
export const countsMoney = (counts: GoalCounts): boolean => GOAL_UNITS[counts] === 'minor';

/** Definition of a held goal, as JSON. It never changes while its player holds it. */
export interface GoalDefinition {
  readonly counts: GoalCounts;
  readonly games: GameFilter;
  /** Kinds of money that a round must be staked with to count. Of one of two kinds only the parts count that are named. */
  readonly money: readonly BalanceKind[];
  /** The least counted stake of a round, by its currency; in a currency that is not named no round counts. */
  readonly minimumStake?: Amounts;
  /** Currency of a goal that counts amounts. */
  readonly currency?: Currency;
  /** By whose clocks a day is told; by UTC where left out. */
  readonly zone?: string;
  /** In ascending order, as digits; with none the goal is never reached and counts on. */
  readonly targets: readonly string[];
  /** With one target: each time as much again reaches it again, without end. */
  readonly repeats?: boolean;
}

/** A goal that a player holds, as far as counting goes. */
export interface Goal {
  readonly definition: GoalDefinition;
  /** Head start beside what is played. */
  readonly headStart: bigint;
  /** What began before does not count, nor what begins from `untilAt` on. */
  readonly countsFrom: Date;
  readonly untilAt: Date | null;
  /** What ends after it does not count: its programme was taken back then. */
  readonly stoppedAt?: Date | null;
  /** Instants at which it was put aside and taken up again, in turn: what begins while it is aside does not count. */
  readonly pauses?: readonly Date[] | null;
}

/** A round that began in time may end after the end of a goal, and counts: so long nobody says that it was not reached. */
export const LAST_ROUNDS_MS = 3_600_000;

/** How far a goal has come. */
export interface GoalProgress {
  readonly current: bigint;
  /** The days or games that were counted, in ascending order; empty for what counts otherwise. */
  readonly seen: readonly string[];
  /** How many targets were reached. What was reached stays reached. */
  readonly times: number;
  /** When the last of them was; of a goal without targets, when it came to where it stands. */
  readonly reachedAt: Date | null;
}

export const newProgress = ({ headStart }: Pick<Goal, 'headStart'>): GoalProgress => ({
  current: headStart,
  seen: [],
  times: 0,
  reachedAt: null,
});

/** The target that comes next after so many; the last once all are reached, and 0 without any. */
export function targetAfter({ targets, repeats }: GoalDefinition, times: number): bigint {
  if (repeats) return BigInt(targets[0]!) * BigInt(times + 1);
  return BigInt(targets[Math.min(times, targets.length - 1)] ?? 0);
}

/** Whether nothing is left to be reached; then nothing changes it any more. */
export const isReached = ({ targets, repeats }: GoalDefinition, times: number): boolean =>
  !repeats && targets.length > 0 && times >= targets.length;
