import type { PlayerLimit } from '@croupier/contract/people/limits';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useSize } from './use-size.ts';
import styles from './limits.module.css';

/** What a limit is, what is left of it and until when, and which of two holds where the house has set one, too. */
export function LimitState({ limit }: { limit: PlayerLimit }) {
  const t = useTranslations('limits');
  const sizeText = useSize();
  const date = useDate();
  const { period, size, used, left, until, currency, house } = limit;
  const own = size !== null && sizeText(size, currency);
  // What holds, the player's own or the house's, is what is used and what is left together, or less than what is used.
  const most = used !== null && left !== null ? Number(used) + Number(left) : undefined;
  return (
    <div className={styles.what}>
      <p className={styles.period}>{t(`periods.${period}`)}</p>
      <p className={styles.state}>
        {own === false
          ? t('none')
          : left === null
            ? t('atMost', { limit: own })
            : t('state', { left: sizeText(left, currency), limit: own })}
      </p>
      {house && (
        <p className={styles.about}>{t('byHouse', { limit: sizeText(house.size, house.currency) })}</p>
      )}
      {most !== undefined && (
        <progress className={styles.bar} aria-label={t('used')} max={most} value={Number(used)} />
      )}
      {left === '0' && until && <p className={styles.about}>{t('freeFrom', { until: date(until) })}</p>}
    </div>
  );
}
