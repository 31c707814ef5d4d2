import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { PayOutRow } from './pay-out-row.tsx';
import { pastPayOutsQuery } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

const SHOWN = 10;

/** The newest of what is over, and the way to all of it; what is under way stands above the form already. */
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
  const payOuts = useQuery(pastPayOutsQuery);
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
  if (payOuts.data.length === 0)
    return (
      <EmptyState icon={<Icon name="coins" size={28} />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <>
      <ul className={`${list.frame} ${list.rows} ${styles.past}`} aria-labelledby="pay-outs-history">
        {payOuts.data.slice(0, SHOWN).map((payOut) => (
          <PayOutRow key={payOut.id} payOut={payOut} />
        ))}
      </ul>
      <p className={styles.actions}>
        <Link to="/profile/payments?kind=out" className={buttonClass({ look: 'plain' })}>
          {t('all')}
        </Link>
      </p>
    </>
  );
}
