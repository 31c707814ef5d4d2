import type { Earning } from '@croupier/contract/rewards/earning';
import { Card } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { EARNING_KEY, earningQuery } from './earning-query.ts';
import styles from './earning.module.css';
import { LapBar, useLapTerms } from './lap.tsx';

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
  const target = BigInt(progress.target);
  return (
    <>
      <p className={styles.each}>
        {progress.counts === 'rounds'
          ? t('eachRounds', { points, target: Number(target) })
          : t('each', { points, target: money(target, progress.currency!, { short: true }) })}
      </p>
      <LapBar progress={progress} averageCost={averageCost} name={t('next')} />
    </>
  );
}

function Conditions({ earning: { terms, expireDays, progress } }: { earning: Earning }) {
  const t = useTranslations('earning');
  const counts = useLapTerms()(progress);
  const lines = [...counts, ...(expireDays === null ? [] : [t('expire', { count: expireDays })])];
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
