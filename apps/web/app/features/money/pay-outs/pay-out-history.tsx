import { EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { PayOutRow } from './pay-out-row.tsx';
import { payOutsQuery } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

/** All that is over, the newest first; what is under way stands above the form already. */
export function PayOutHistory() {
  const t = useTranslations('pay-outs.history');
  return (
    <section className={`${styles.history} ${styles.whole}`} aria-labelledby="pay-outs-history">
      <h2 id="pay-outs-history">{t('title')}</h2>
      <Rows />
    </section>
  );
}

function Rows() {
  const t = useTranslations('pay-outs.history');
  const payOuts = useInfiniteQuery(payOutsQuery);
  if (payOuts.isPending) return <ListSkeleton rows={3} />;
  if (!payOuts.data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void payOuts.refetch()}
      />
    );
  const rows = payOuts.data.pages
    .flatMap((page) => page.payOuts)
    .filter(({ nextStep }) => nextStep === 'none');
  if (rows.length === 0 && !payOuts.hasNextPage)
    return (
      <EmptyState icon={<Icon name="coins" size={28} />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <>
      <ul className={`${list.frame} ${list.rows} ${styles.past}`} aria-labelledby="pay-outs-history">
        {rows.map((payOut) => (
          <PayOutRow key={payOut.id} payOut={payOut} />
        ))}
      </ul>
      <ListEnd
        pages={payOuts}
        texts={{ loadMore: t('loadMore'), loading: t('loading'), failed: t('errorText') }}
      />
    </>
  );
}
