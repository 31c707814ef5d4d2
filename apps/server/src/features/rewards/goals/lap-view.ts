import type { AverageCost, Progress } from '@croupier/contract/rewards/goals';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  averageCostOf,
  isInFilter,
  lapOf,
  type FindKnownGame,
  type GoalDefinition,
} from '@croupier/domain/rewards/goals';
import { GAMES, modesOf } from '@croupier/games';
import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { GoalRow } from './goals-store.ts';
import { progressView } from './goals-view.ts';
import { listKnownGames, readKnownGames } from './known-games.ts';

/** How far a goal that repeats is on the way to its next target, and what the stakes for one cost on average. */
export interface LapView {
  readonly progress: Progress;
  readonly averageCost: AverageCost | null;
}

/** The lap of a goal that repeats, as its player is shown it. @param own the currency of the player */
export async function lapView(
  db: Queryable,
  { definition, ...stand }: Pick<GoalRow, 'definition' | 'current' | 'target' | 'times'>,
  own: Currency,
): Promise<LapView> {
  const currency = definition.currency ?? own;
  const find = await readKnownGames(db, [{ definition }]);
  const games = definition.games === 'all' ? [] : await listKnownGames(db);
  return {
    progress: progressView({ definition: inCurrency(definition, currency), ...lapOf(stand) }, games, find),
    averageCost: costView(definition, currency, find),
  };
}

/** With the least stake in one currency alone, which is the one that is told. */
function inCurrency({ minimumStake, ...rest }: GoalDefinition, currency: Currency): GoalDefinition {
  const least = minimumStake?.[currency];
  return least === undefined ? rest : { ...rest, minimumStake: { [currency]: least } };
}

/** Average cost of the stakes for one target in the games of the house; of other studios' games no return is known. */
function costView(definition: GoalDefinition, currency: Currency, find: FindKnownGame): AverageCost | null {
  const counted = GAMES.filter((game) => isInFilter(definition.games, game.definition.id, find));
  const returns = counted.flatMap(({ definition: game }) =>
    modesOf(game).map((mode) => mathsOf(game, mode).rtpMicro),
  );
  const stakedMinor = stakedFor(definition, currency);
  const cost = stakedMinor === undefined ? undefined : averageCostOf(stakedMinor, returns);
  return cost ? { leastMinor: String(cost.leastMinor), mostMinor: String(cost.mostMinor), currency } : null;
}

/** The least that has to be staked for one target. Without a least stake a round may cost next to nothing. */
function stakedFor(
  { counts, targets, minimumStake }: GoalDefinition,
  currency: Currency,
): bigint | undefined {
  const target = BigInt(targets[0]!);
  if (counts === 'stakes') return target;
  const least = minimumStake?.[currency];
  return least === undefined ? undefined : BigInt(least) * target;
}
