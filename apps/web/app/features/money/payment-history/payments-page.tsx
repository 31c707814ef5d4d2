import type { OutputOf } from '@croupier/contract/kit';
import type { paymentHistory } from '@croupier/contract/money/payment-history';
import { Button, EmptyState, ErrorState, Icon } from '@croupier/ui';
import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
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
import { DebtNote } from '../payments/debt-note.tsx';
import type { Route } from './+types/payments-page';
import { activeFilters, NO_FILTER, queryOf, readFilter, writeFilter } from './payment-filter.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { HISTORY_KEY, paymentsQuery } from './payment-history-queries.ts';
import { PaymentList } from './payment-list.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'payment-history.meta', { index: false });

/** All payments, in and out; the address keeps what of them is shown. */
export default function PaymentsPage() {
  const t = useTranslations('payment-history');
  const open = useTranslations('payments.deposit')('open');
  const [search, setSearch] = useSearchParams();
  useDepositFromAddress();
  const filter = readFilter(search);
  const isFiltered = activeFilters(filter) > 0;
  const payments = useInfiniteQuery(paymentsQuery(queryOf(filter)));
  const none = !isFiltered && payments.data?.pages[0]?.payments.length === 0;
  // The empty state has the button itself.
  const deposit = !none && (
    <Button look="gold" icon={<Icon name="plus" size={20} />} onClick={() => openModal('deposit')}>
      {open}
    </Button>
  );
  const go = (next: typeof filter) =>
    setSearch(writeFilter(next), { replace: true, preventScrollReset: true });
  return (
    <Page title={t('title')} lead={t('lead')} picture="payments" actions={deposit}>
      <DebtNote />
      {!none && <PaymentFilters filter={filter} onChange={go} />}
      <Payments payments={payments} onShowAll={isFiltered ? () => go(NO_FILTER) : undefined} />
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
    setSearch(
      (now) => {
        now.delete('deposit');
        return now;
      },
      { replace: true },
    );
  }, [wanted, setSearch]);
}

interface PaymentsProps {
  payments: UseInfiniteQueryResult<InfiniteData<OutputOf<typeof paymentHistory>>>;
  /** Undefined where nothing is left out. */
  onShowAll: (() => void) | undefined;
}

function Payments({ payments, onShowAll }: PaymentsProps) {
  const t = useTranslations('payment-history');
  const queries = useQueryClient();
  const ask = () => void askAnew(queries, { queryKey: HISTORY_KEY });
  useNudge('payIn', ask);
  useNudge('payOut', ask);
  if (payments.isPending) return <ListSkeleton rows={5} />;
  if (!payments.data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void payments.refetch()}
      />
    );
  const rows = payments.data.pages.flatMap((page) => page.payments);
  if (rows.length === 0) return <NoPayments onShowAll={onShowAll} />;
  return (
    <>
      <PaymentList payments={rows} />
      <ListEnd
        pages={payments}
        texts={{ loadMore: t('loadMore'), loading: t('loading'), failed: t('errorText'), end: t('end') }}
      />
    </>
  );
}

function NoPayments({ onShowAll }: Pick<PaymentsProps, 'onShowAll'>) {
  const t = useTranslations('payment-history');
  const icon = <Icon name="coins" size={28} />;
  if (onShowAll) {
    const action = <Button onClick={onShowAll}>{t('showAll')}</Button>;
    return (
      <EmptyState icon={icon} title={t('emptyFilterTitle')} text={t('emptyFilterText')} action={action} />
    );
  }
  const action = (
    <Button look="gold" onClick={() => openModal('deposit')}>
      {t('emptyAction')}
    </Button>
  );
  return <EmptyState icon={icon} title={t('emptyTitle')} text={t('emptyText')} action={action} />;
}
