import type { Module } from '../../../platform/module.ts';
import { feature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/platform.ts';
import { countAgain, setProgress } from './count-again.ts';
import { GOALS_BOOKS } from './goals-books.ts';
import { goalsReaders } from './goals-readers.ts';
import type { GoalRow } from './goals-store.ts';
import { GOALS_PERSONAL } from './personal-store.ts';

export const GOALS = feature({
  name: 'goals',
  level: 8,
  about: 'how far players have come with what they hold to be reached',
  owns: ['goal'],
  reads: [
    'every_round',
    'fact',
    'fact_parked',
    'fact_reader',
    'game_maths',
    'outbox',
    'pay_in',
    'player_seat',
    'programme_version',
    'provider_game',
    'provider_round',
    'seed_pair',
    'voided_round',
  ],
  books: () => GOALS_BOOKS,
});

export { enrolmentReader, type EnrolledGoal, type Enrolment } from './enrol-players.ts';
export { hasReadUntil } from './countables-store.ts';
export { moveGoalEnd, pauseGoal, resumeGoal } from './pause-goal.ts';
export { endGoals, readGoals, type GoalRow, type HeldName } from './goals-store.ts';
export { progressView } from './goals-view.ts';
export { holdGoal, type NewHeldGoal } from './hold-goal.ts';
export { listKnownGames, readKnownGames } from './known-games.ts';
export { lapView } from './lap-view.ts';
export { afterReached, goOnRepeating, holdRepeated, type RepeatedGoal } from './repeat-goal.ts';
export type Goals = ReturnType<typeof createGoals>;

/** Progress: one reader of rounds and payments counts what every mechanic has its players reach. */
export function createGoals({ db, meters, error }: Needs<'db' | 'meters' | 'error'>) {
  const countFaulty = meters.counter(
    'croupier_goals_faulty_total',
    'Goals that could not be counted and were set aside',
  );
  const faulty = ({ playerId, id, of, code }: GoalRow, cause: unknown) => {
    countFaulty();
    error('a goal could not be counted and was set aside', {
      ...{ err: cause, playerId: String(playerId), goal: id, of, code },
    });
  };
  const parts = { db, faulty };
  return {
    module: { name: 'goals', readers: goalsReaders(parts), personal: GOALS_PERSONAL } satisfies Module,
    /** Counts goals of a player again from their rounds, also such as were set aside. */
    countAgain: (of: { playerId: bigint; ids?: readonly string[] }) => countAgain(parts, of),
    /** Has a goal stand where a test wants it. @returns false where it is none that is open */
    setProgress: (of: { playerId: bigint; id: string; current: bigint }) => setProgress(parts, of),
  };
}
