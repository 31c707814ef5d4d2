import { reconciliationRuns } from '@croupier/contract/office/money-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { MONEY_DIFFERENCES } from './reconciliation-list.tsx';
import { ReconciliationRuns } from './reconciliation-runs.tsx';
import styles from './money-desk.module.css';

/** Differences between the ledger, settlement files and the provider's API, and the days that were compared. */
export default function ReconciliationPage() {
  const t = useTranslations('money-desk.queues');
  const { data, error, refetch } = useQuery(queryOf(reconciliationRuns, {}));
  return (
    <Page title={t('names.reconciliation')} lead={<Link to="/money/queues">{t('all')}</Link>} width="list">
      <div className={styles.parts}>
        <DataList definition={MONEY_DIFFERENCES} />
        <div className={styles.below}>
          {error ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : data ? (
            <ReconciliationRuns runs={data.runs} />
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
      </div>
    </Page>
  );
}
