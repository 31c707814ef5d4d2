import type { ModeMaths } from '@croupier/contract/play/returns';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './returns.module.css';
import { Strip } from './strip.tsx';
import { useOdds } from './use-odds.ts';

/** What many rounds in a row come to, for most who play them. */
export function Thousand({ sheet: { thousand } }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.thousand');
  const { number } = useFormat();
  const { share } = useOdds();
  const { p05, p50, p95, ahead } = thousand;
  const rounds = number(thousand.rounds);
  const quantiles = { p05: share(p05, 1), p50: share(p50, 1), p95: share(p95, 1) };
  return (
    <Card className={styles.card} aria-labelledby="maths-thousand">
      <h2 id="maths-thousand">{t('title', { rounds })}</h2>
      <Strip label={t('picture', quantiles)} from={p05} to={p95} mark={p50} line={1} />
      <p>{t('text', { rounds, ...quantiles })}</p>
      <p>{t('ahead', { share: share(ahead, 1) })}</p>
      <p className={styles.note}>{t('legend')}</p>
    </Card>
  );
}
