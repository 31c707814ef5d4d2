import type { Progress } from '@croupier/contract/rewards/goals';
import type { Currency } from '@croupier/domain/money/amounts';
import { GOAL_UNITS, isInFilter, type FindKnownGame } from '@croupier/domain/rewards/goals';
import type { GoalRow } from './goals-store.ts';

/**
 * How far a goal has come, as its player is shown it.
 * @param games the codes of all games, out of which those that count are named
 */
export function progressView(
  { definition, current, target }: Pick<GoalRow, 'definition' | 'current' | 'target'>,
  games: readonly string[],
  find: FindKnownGame,
): Progress {
  const { counts, games: filter, money, minimumStake, currency } = definition;
  // A least stake in one currency says which; of several none is told.
  const named = Object.keys(minimumStake ?? {}) as Currency[];
  const inCurrency = currency ?? (named.length === 1 ? named[0] : undefined);
  return {
    ...{ counts, current: String(current), target: String(target), unit: GOAL_UNITS[counts] },
    games: filter === 'all' ? 'all' : games.filter((game) => isInFilter(filter, game, find)),
    money: [...money],
    minimumStakeMinor: (inCurrency && minimumStake?.[inCurrency]) ?? null,
    currency: inCurrency ?? null,
  };
}
