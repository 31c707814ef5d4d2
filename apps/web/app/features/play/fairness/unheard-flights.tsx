import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { unheardFlightsQuery } from './fairness-queries.ts';
import styles from './verify.module.css';

/** How many of the latest flights were broken off because the house did not hear its players, by where they ended. */
export function UnheardFlights({ game }: { game: string }) {
  const t = useTranslations('fairness.verify.unheard');
  const format = useFormat();
  const { data } = useQuery(unheardFlightsQuery(game));
  if (!data || data.flights === 0) return null;
  const times = (centi: number) => t('times', { times: format.number(centi / 100, 2) });
  return (
    <section className={styles.card}>
      <h3>{t('title')}</h3>
      <p className={styles.text}>{t('text', { flights: format.number(data.flights) })}</p>
      <table className={styles.bands}>
        <thead>
          <tr>
            {(['band', 'ended', 'unheard'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.bands.map(({ fromCenti, ended, unheard }) => (
            <tr key={fromCenti}>
              <th scope="row">{t('from', { from: times(fromCenti) })}</th>
              <td>{format.number(ended)}</td>
              <td>{format.number(unheard)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
