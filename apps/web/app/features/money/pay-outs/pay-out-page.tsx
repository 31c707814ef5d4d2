import { ApiError } from '@croupier/contract/kit';
import type { PayOut } from '@croupier/contract/money/pay-outs';
import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { Page } from '../../../pages/page.tsx';
import { ReceiptLink } from '../payments/receipt-link.tsx';
import type { Route } from './+types/pay-out-page';
import { PayOutRow } from './pay-out-row.tsx';
import { PAY_OUTS_KEY, payOutQuery } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'pay-outs.one.meta.title', description: 'pay-outs.one.meta.description' },
    { index: false },
  );

/** One pay-out: how it stands, and how it ended. */
export default function PayOutPage({ params }: Pick<Route.ComponentProps, 'params'>) {
  const t = useTranslations('pay-outs');
  const queries = useQueryClient();
  const payOut = useQuery({ ...payOutQuery(params.id), retry: false });
  useNudge('payOut', () => void askAnew(queries, { queryKey: PAY_OUTS_KEY }));
  const missing = payOut.error instanceof ApiError && [400, 404].includes(payOut.error.status);
  const back = (
    <Link to="/profile/payments" className={buttonClass({ look: 'quiet', size: 'small' })}>
      <Icon name="left" size={18} />
      {t('one.back')}
    </Link>
  );
  return (
    <Page title={t('one.meta.title')} actions={back}>
      {payOut.isPending && <ListSkeleton rows={1} />}
      {payOut.data && <Story payOut={payOut.data} />}
      {missing && (
        <EmptyState
          icon={<Icon name="search" size={28} />}
          title={t('one.notFoundTitle')}
          text={t('one.notFoundText')}
          action={back}
        />
      )}
      {payOut.isError && !missing && (
        <ErrorState
          title={t('loadError.title')}
          text={t('loadError.text')}
          retryLabel={t('retry')}
          onRetry={() => void payOut.refetch()}
        />
      )}
    </Page>
  );
}

function Story({ payOut }: { payOut: PayOut }) {
  const t = useTranslations('pay-outs.one');
  return (
    <>
      <ul className={`${list.frame} ${list.rows} ${styles.past}`}>
        <PayOutRow payOut={payOut} />
      </ul>
      <p className={styles.note}>{t('number', { id: payOut.id })}</p>
      <ReceiptLink id={payOut.id} />
    </>
  );
}
