import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './shelves.module.css';
import { purchasesQuery } from './store-queries.ts';

/** Lists what the player exchanged points for, with the state of things that are sent. */
export function Purchases() {
  const t = useTranslations('store');
  const date = useDate();
  const rewardText = useRewardText();
  const { language } = useRootData().visitor;
  const purchases = useInfiniteQuery(purchasesQuery(language));
  const rows = purchases.data?.pages.flatMap((page) => page.purchases) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.mine}>
      <h2>{t('mine.title')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.purchase} data-testid="purchase">
            <span>
              <strong>{row.name}</strong>
              <small>{rewardText(row.given.reward)}</small>
              {row.tracking !== null && <small>{t('mine.tracking', { number: row.tracking })}</small>}
            </span>
            <span className={styles.state}>
              {t(`mine.${row.state}`)}
              <small>
                {t('goods.price', { count: row.points })}, {date(row.boughtAt)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <ListEnd
        pages={purchases}
        texts={{ loadMore: t('mine.loadMore'), loading: t('mine.loading'), failed: t('mine.failed') }}
      />
    </section>
  );
}
