import type { Currency } from '../../money/amounts/money.ts';
import { DAY_MS, type Amounts } from '../programmes/index.ts';
import { countsMoney, type GoalDefinition } from './goal.ts';

/** A goal as a programme has it, for players of every currency. */
export interface GoalTerms extends Pick<GoalDefinition, 'counts' | 'games' | 'money' | 'minimumStake'> {
  /** Amounts for what counts money; 0 for what counts on without an end. */
  readonly target: number | Amounts;
  readonly withinDays?: number;
}

/**
 * What one player holds of a programme's goal.
 * @returns undefined where the programme names no amount in the player's currency: then it is not offered to them
 */
export function definitionFor(
  { counts, games, money, minimumStake, target }: GoalTerms,
  { currency, zone, repeats }: { currency: Currency; zone: string; repeats?: boolean },
): GoalDefinition | undefined {
  const amount = typeof target === 'number' ? String(target) : target[currency];
  if (amount === undefined || (minimumStake && minimumStake[currency] === undefined)) return undefined;
  return {
    ...{ counts, games, money, zone, targets: amount === '0' ? [] : [amount] },
    ...(minimumStake && { minimumStake }),
    ...(countsMoney(counts) && { currency }),
    ...(repeats && amount !== '0' && { repeats }),
  };
}

/** What one player holds of a goal with several targets, the lowest first. @returns undefined where one of them is not for their currency */
export function tieredFor(
  goal: Omit<GoalTerms, 'money' | 'target' | 'withinDays'> & Partial<Pick<GoalTerms, 'money'>>,
  targets: readonly GoalTerms['target'][],
  of: { currency: Currency; zone: string },
): GoalDefinition | undefined {
  const each = targets.map((target) => definitionFor({ money: ['real'], ...goal, target }, of));
  const known = each.filter((one) => one !== undefined);
  if (!known[0] || known.length < each.length) return undefined;
  return { ...known[0], targets: known.flatMap((one) => one.targets) };
}

/** The same of a goal that repeats, where own real money counts unless it says otherwise. */
export const repeatedFor = (
  goal: Omit<GoalTerms, 'money' | 'withinDays'> & Partial<Pick<GoalTerms, 'money'>>,
  of: { currency: Currency; zone: string },
): GoalDefinition | undefined => definitionFor({ money: ['real'], ...goal }, { ...of, repeats: true });

/** Until when a goal counts that has to be reached within days: so many times 24 hours. */
export const untilOf = ({ withinDays }: Pick<GoalTerms, 'withinDays'>, countsFrom: Date): Date | null =>
  withinDays === undefined ? null : new Date(countsFrom.getTime() + withinDays * DAY_MS);
