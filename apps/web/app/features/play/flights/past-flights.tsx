import type { Flight } from '@croupier/contract/play/flights';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './flight-table.module.css';

/** From so many times the stake on a result is golden. */
const HIGH_CENTI = 1_000;
const FAIR_CENTI = 200;

/** Where the latest flights ended, the newest first; as many as there is room for are seen, each whole. */
export function PastFlights({ past }: { past: readonly Flight[] }) {
  const t = useTranslations('flights');
  const format = useFormat();
  return (
    <ol className={styles.past} aria-label={t('past')}>
      {past.map(({ number, crashCenti }) => (
        <li key={number} data-height={heightOf(crashCenti ?? 100)}>
          {format.number((crashCenti ?? 100) / 100, 2)}×
        </li>
      ))}
    </ol>
  );
}

const heightOf = (centi: number): 'high' | 'fair' | 'low' =>
  centi >= HIGH_CENTI ? 'high' : centi >= FAIR_CENTI ? 'fair' : 'low';
