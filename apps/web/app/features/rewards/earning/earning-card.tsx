import type { Earning } from '@croupier/contract/rewards/earning';
import { Card } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { EARNING_KEY, earningQuery } from './earning-query.ts';
import styles from './earning.module.css';

/** How points come by playing, how far the next ones are, and what the stakes for them cost. Nothing where none are earned. */
export function EarningCard() {
  const queries = useQueryClient();
  const { data: earning } = useQuery(earningQuery(useRootData().visitor.language));
  useNudge('points', () => void askAnew(queries, { queryKey: EARNING_KEY }));
  if (!earning) return null;
  return (
    <Card className={styles.card} data-testid="earning">
      <h2>{earning.name}</h2>
      <p>{earning.lead}</p>
      <OnTheWay earning={earning} />
      <Conditions earning={earning} />
    </Card>
  );
}

function OnTheWay({ earning: { points, progress, averageCost } }: { earning: Earning }) {
  const t = useTranslations('earning');
  const { money } = useFormat();
  const { counts, currency } = progress;
  const [current, target] = [BigInt(progress.current), BigInt(progress.target)];
  const isRounds = counts === 'rounds';
  const amount = (minor: bigint | string): string => money(minor, currency!, { short: true });
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
      <p className={styles.each}>
        {isRounds
          ? t('eachRounds', { points, target: Number(target) })
          : t('each', { points, target: amount(target) })}
      </p>
      <div className={styles.way}>
        <progress
          className={styles.bar}
          aria-label={`${t('next')}: ${done}`}
          value={percentOf(current, target)}
          max={100}
        />
        <p aria-hidden="true">{done}</p>
      </div>
      {range && <p className={styles.cost}>{t(isRounds ? 'costRounds' : 'cost', { range })}</p>}
    </>
  );
}

/** With one decimal, rounded down: it is full only when nothing is left. */
const percentOf = (current: bigint, target: bigint): number => Number((current * 1_000n) / target) / 10;

function Conditions({ earning: { terms, expireDays, progress } }: { earning: Earning }) {
  const t = useTranslations('earning');
  const { money } = useFormat();
  const gameName = useGameName();
  const { games, minimumStakeMinor, currency } = progress;
  const lines = [
    t(`money.${moneyOf(progress)}`),
    games === 'all' ? t('allGames') : t('games', { games: games.map(gameName).join(', ') }),
    minimumStakeMinor !== null && t('minimum', { amount: money(minimumStakeMinor, currency!) }),
    expireDays !== null && t('expire', { count: expireDays }),
  ].filter((line) => line !== false);
  return (
    <details className={styles.terms}>
      <summary>{t('terms')}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {terms.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </details>
  );
}

const moneyOf = ({ money }: Earning['progress']): 'real' | 'bonus' | 'both' =>
  !money.includes('bonus') ? 'real' : money.includes('real') ? 'both' : 'bonus';
