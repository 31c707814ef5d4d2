import type { Gift } from '@croupier/contract/rewards/gifts';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { GiftBecame } from '../gifts/gift-became.tsx';
import styles from './mine.module.css';

/** Gifts that are over, newest first, and what each has become. */
export function EarlierGifts({ gifts }: { gifts: readonly Gift[] }) {
  const t = useTranslations('bonuses.mine');
  const { money } = useFormat();
  const date = useDate();
  return (
    <details className={styles.earlier}>
      <summary>{t('earlier', { count: gifts.length })}</summary>
      <ul className={styles.records}>
        {gifts.map((gift) => (
          <li key={gift.id} data-testid="earlier-gift">
            <p className={styles.record}>
              <strong>
                {t('given', { count: gift.rounds, stake: money(gift.stakeMinor, gift.currency) })}
              </strong>
              <Badge>{t(`states.${gift.state}`)}</Badge>
              {gift.endedAt !== null && <small>{date(gift.endedAt, 'date')}</small>}
            </p>
            <GiftBecame gift={gift} />
          </li>
        ))}
      </ul>
    </details>
  );
}
