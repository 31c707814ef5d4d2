import { newProgress, targetAfter } from '@croupier/domain/rewards/goals';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { countablesOf, recount } from './count-goals.ts';
import { listCounted, REACHED_GOALS } from './goals-books-store.ts';
import type { GoalRow } from './goals-store.ts';
import { readKnownGames } from './known-games.ts';

const PORTION = 500;
const FIRST = { playerId: 0n, id: '00000000-0000-0000-0000-000000000000' };

export const GOALS_BOOKS: readonly BooksCheck[] = [
  REACHED_GOALS,
  {
    name: 'goals',
    says: 'Each goal that is counted on stands where all the rounds and payments that count for it come to, but for those whose facts still wait or whose programme is over.',
    walk: async (tx, told) => {
      let after: Pick<GoalRow, 'playerId' | 'id'> = FIRST;
      for (;;) {
        const goals = await listCounted(tx, after, PORTION);
        const find = await readKnownGames(tx, goals);
        const all = await countablesOf(tx, goals, 0n);
        for (const goal of goals) {
          const { current, seen } = recount(goal, newProgress(goal), all, find);
          const target = targetAfter(goal.definition, goal.times);
          const [kept, again] = [
            { current: goal.current, seen: goal.seen, target: goal.target },
            { current, seen, target },
          ].map((of) => ({ ...of, current: String(of.current), target: String(of.target) }));
          if (JSON.stringify(kept) !== JSON.stringify(again))
            return { playerId: String(goal.playerId), id: goal.id, kept, again };
        }
        told(goals.length);
        if (goals.length < PORTION) return undefined;
        after = goals.at(-1)!;
      }
    },
  },
];
