import { Button, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { openModal } from '../../../lib/modals.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/payments-page';
import { DebtNote } from './debt-note.tsx';
import { PaymentList } from './payment-list.tsx';
import { PAYMENTS_KEY, paymentsQuery } from './payments-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'payments.history.meta.title', description: 'payments.history.meta.description' },
    { index: false },
  );

export default function PaymentsPage() {
  const t = useTranslations('payments');
  useDepositFromAddress();
  const none = useInfiniteQuery(paymentsQuery).data?.pages[0]?.payments.length === 0;
  // The empty state has the button itself.
  const deposit = !none && (
    <Button look="gold" icon={<Icon name="plus" size={20} />} onClick={() => openModal('deposit')}>
      {t('deposit.open')}
    </Button>
  );
  return (
    <Page title={t('history.title')} lead={t('history.lead')} picture="payments" actions={deposit}>
      <DebtNote />
      <Payments />
    </Page>
  );
}

/** `?deposit=1`, where other pages send for a new deposit, opens the modal once. */
function useDepositFromAddress(): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('deposit') === '1';
  useEffect(() => {
    if (!wanted) return;
    openModal('deposit');
    setSearch({}, { replace: true });
  }, [wanted, setSearch]);
}

function Payments() {
  const t = useTranslations('payments.history');
  const payments = useInfiniteQuery(paymentsQuery);
  const queries = useQueryClient();
  useNudge('payIn', () => void askAnew(queries, { queryKey: PAYMENTS_KEY }));

  if (payments.isPending) return <ListSkeleton rows={5} />;
  if (!payments.data) {
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void payments.refetch()}
      />
    );
  }
  const rows = payments.data.pages.flatMap((page) => page.payments);
  if (rows.length === 0) {
    const action = (
      <Button look="gold" onClick={() => openModal('deposit')}>
        {t('emptyAction')}
      </Button>
    );
    return (
      <EmptyState
        icon={<Icon name="coins" size={28} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={action}
      />
    );
  }
  return (
    <>
      <PaymentList payments={rows} />
      <ListEnd
        pages={payments}
        texts={{ loadMore: t('loadMore'), loading: t('loading'), failed: t('errorText') }}
      />
    </>
  );
}
