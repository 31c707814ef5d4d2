import { Button, buttonClass, EmptyState, ErrorState, Icon, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/statements-page';
import { Month } from './month.tsx';
import { monthsQuery } from './month-queries.ts';
import styles from './month-statements.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'month-statements.meta', { index: false });

/** What each month came to, one at a time, as a page that can be printed. */
export default function StatementsPage() {
  const t = useTranslations('month-statements');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Statements />
    </Page>
  );
}

function Statements() {
  const t = useTranslations('month-statements');
  const date = useDate();
  const [search, setSearch] = useSearchParams();
  const { data: months, isPending, refetch } = useQuery(monthsQuery);
  if (isPending) return <ListSkeleton rows={6} />;
  if (!months)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (months.length === 0)
    return (
      <EmptyState
        icon={<Icon name="history" size={28} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to="/profile/statement" className={buttonClass()}>
            {t('toBalance')}
          </Link>
        }
      />
    );
  const month = months.find((each) => each === search.get('month')) ?? months[0]!;
  return (
    <>
      <div className={styles.bar}>
        <Select
          label={t('month')}
          value={month}
          onChange={({ target }) =>
            setSearch({ month: target.value }, { replace: true, preventScrollReset: true })
          }
          options={months.map((each) => ({ value: each, label: date(`${each}-01`, 'month', 'UTC') }))}
        />
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
      <Month key={month} month={month} />
    </>
  );
}
