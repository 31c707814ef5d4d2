import type { StoreItem } from '@croupier/contract/rewards/store';
import { ErrorState } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { Good } from './good.tsx';
import styles from './shelves.module.css';
import { Shelves } from './shelves.tsx';
import { STORE_KEY, storeQuery } from './store-queries.ts';

/** The goods on their shelves; where there are none, what a store like this has on them. */
export function Goods({ page }: { page: LoadedPage }) {
  const t = useTranslations('store.goods');
  const { visitor, profile } = useRootData();
  const queries = useQueryClient();
  const store = useQuery(storeQuery(visitor.language, visitor.region, profile?.id));
  const [wanted, setWanted] = useState<StoreItem>();
  useNudge('points', () => void askAnew(queries, { queryKey: STORE_KEY }));
  if (store.isPending) return <ListSkeleton rows={4} />;
  if (!store.data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void store.refetch()}
      />
    );
  const { items, points } = store.data;
  if (items.length === 0)
    return (
      <>
        <ContentEmpty empty={page.empty} icon="store" />
        <Shelves kinds={page.cards} />
      </>
    );
  return (
    <section aria-label={t('title')}>
      {points !== null && (
        <p className={styles.points}>
          {t('points', { count: points })} <Link to="/points">{t('toMoves')}</Link>
        </p>
      )}
      <div className={styles.store}>
        <ul className={styles.goods}>
          {items.map((item) => (
            <Good key={item.code} item={item} points={points} onWant={() => setWanted(item)} />
          ))}
        </ul>
      </div>
      {wanted && points !== null && (
        <ExchangeDialog item={wanted} points={points} onClose={() => setWanted(undefined)} />
      )}
    </section>
  );
}
