import type { AverageCost, Progress } from '@croupier/contract/rewards/goals';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import styles from './earning.module.css';

interface LapProps {
  readonly progress: Progress;
  readonly averageCost: AverageCost | null;
  /** Names what it leads to: the next points, the next part. */
  readonly name: string;
}

/** How far a goal that repeats is on the way to its next target, and what the stakes for one cost. */
export function LapBar({ progress, averageCost, name }: LapProps) {
  const t = useTranslations('earning');
  const { money } = useFormat();
  const { counts, currency } = progress;
  const [current, target] = [BigInt(progress.current), BigInt(progress.target)];
  const isRounds = counts === 'rounds';
  const amount = (minor: bigint): string => money(minor, currency!, { short: true });
  const done = isRounds
    ? t('progressRounds', { current: Number(current), target: Number(target) })
    : t('progress', { current: amount(current), target: amount(target) });
  const cost = averageCost && {
    least: money(averageCost.leastMinor, averageCost.currency),
    most: money(averageCost.mostMinor, averageCost.currency),
  };
  const range = cost && (cost.least === cost.most ? cost.least : t('range', cost));
  return (
    <>
      <GoalBar progress={progress} name={name} done={done} />
      {range && <p className={styles.cost}>{t(isRounds ? 'costRounds' : 'cost', { range })}</p>}
    </>
  );
}

interface BarProps {
  readonly progress: Pick<Progress, 'current' | 'target'>;
  /** Names what it leads to. */
  readonly name: string;
  /** How far it is, in words. */
  readonly done: string;
}

/** How far a goal is, as a bar with its words. */
export function GoalBar({ progress, name, done }: BarProps) {
  const value = percentOf(BigInt(progress.current), BigInt(progress.target));
  return (
    <div className={styles.way}>
      <progress className={styles.bar} aria-label={`${name}: ${done}`} value={value} max={100} />
      <p aria-hidden="true">{done}</p>
    </div>
  );
}

/** With one decimal, rounded down: it is full only when nothing is left. */
const percentOf = (current: bigint, target: bigint): number => Number((current * 1_000n) / target) / 10;

/** Says what counts for a goal, a line each. */
export function useLapTerms(): (progress: Progress) => string[] {
  const t = useTranslations('earning');
  const { money } = useFormat();
  const gameName = useGameName();
  return (progress) => {
    const { games, minimumStakeMinor, currency } = progress;
    return [
      t(`money.${moneyOf(progress)}`),
      games === 'all' ? t('allGames') : t('games', { games: games.map(gameName).join(', ') }),
      ...(minimumStakeMinor === null ? [] : [t('minimum', { amount: money(minimumStakeMinor, currency!) })]),
    ];
  };
}

const moneyOf = ({ money }: Progress): 'real' | 'bonus' | 'both' =>
  !money.includes('bonus') ? 'real' : money.includes('real') ? 'both' : 'bonus';
