import type { SeedPair } from '@croupier/contract/play/fairness';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { SeedValue } from './seed-value.tsx';
import styles from './fairness.module.css';

/** What the next round will be decided by: the commitment, the player's seed, the number. */
export function ActivePair({ pair }: { pair: SeedPair }) {
  const t = useTranslations('fairness.page');
  const date = useDate();
  return (
    <Card className={styles.card}>
      <h2>{t('activeTitle')}</h2>
      <dl className={styles.values}>
        <SeedValue name={t('commitment')} value={pair.commitment} />
        <SeedValue name={t('clientSeed')} value={pair.clientSeed} />
        <SeedValue name={t('nextNonce')} value={String(pair.nextNonce)} />
      </dl>
      {pair.clientSeedBy === 'house' && <p className={styles.text}>{t('byHouse')}</p>}
      <p className={styles.quiet}>{t('since', { date: date(pair.createdAt) })}</p>
    </Card>
  );
}
