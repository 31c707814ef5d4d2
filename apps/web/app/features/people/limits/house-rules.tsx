import type { HouseRule } from '@croupier/contract/people/house-rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { houseRulesQuery } from './limits-queries.ts';
import styles from './limits.module.css';
import { useSize } from './use-size.ts';

/** What the house has set for the player, beside their own limits; nothing where it has set nothing. */
export function HouseRules() {
  const t = useTranslations('limits.house');
  const { data, isError } = useQuery(houseRulesQuery);
  if (isError) return <p className={styles.text}>{t('loadError')}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.house} aria-labelledby="house-rules">
      <h3 id="house-rules">{t('title')}</h3>
      <p className={styles.text}>{t('lead')}</p>
      <ul className={styles.rows}>
        {data.map((rule) => (
          <Rule key={`${rule.rule} ${rule.period}`} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function Rule({ rule: { rule, period, amountMinor, currency, until } }: { rule: HouseRule }) {
  const t = useTranslations('limits');
  const sizeText = useSize();
  const date = useDate();
  return (
    <li className={styles.row}>
      <p className={styles.period}>
        {t(`house.${rule}`)}
        {period && ` · ${t(`periods.${period}`)}`}
      </p>
      <p className={styles.state}>
        {until !== null
          ? t('house.until', { until: date(until) })
          : amountMinor !== null && t('house.atMost', { amount: sizeText(amountMinor, currency) })}
      </p>
    </li>
  );
}
