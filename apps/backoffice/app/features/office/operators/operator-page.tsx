import type { OperatorRow } from '@croupier/contract/office/operators';
import { Card, Skeleton } from '@croupier/ui';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { OperatorActs } from './operator-acts.tsx';
import styles from './operator.module.css';
import { StateBadge } from './state-badge.tsx';
import { useOperator } from './use-operator.ts';

/** One operator: who they are, and what may be done about it. */
export default function OperatorPage() {
  const t = useTranslations('operators');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useOperator(id);
  if (error)
    return (
      <Page title={t('one.title')}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page title={data?.name ?? t('one.title')} lead={<Link to="/operators">{t('one.all')}</Link>}>
      {data ? <Operator operator={data} /> : <Skeleton lines={6} />}
    </Page>
  );
}

function Operator({ operator }: { operator: OperatorRow }) {
  const t = useTranslations('operators');
  const may = useMay();
  return (
    <div className={styles.parts}>
      <Card>
        <Facts>
          <Fact name={t('columns.email')}>{operator.email}</Fact>
          <Fact name={t('columns.role')}>{operator.role}</Fact>
          <Fact name={t('columns.state')}>
            <StateBadge state={operator.state} />
          </Fact>
          <Fact name={t('columns.sessions')}>{operator.sessions}</Fact>
          <Fact name={t('columns.lastSeenAt')}>
            {operator.lastSeenAt ? <Instant at={operator.lastSeenAt} /> : '—'}
          </Fact>
          <Fact name={t('columns.createdAt')}>
            <Instant at={operator.createdAt} />
          </Fact>
          <Fact name={t('columns.id')}>{operator.id}</Fact>
        </Facts>
      </Card>
      {may('change.operators') && <OperatorActs operator={operator} />}
      {may('read.audit') && (
        <p>
          <Link to="/audit" search={{ subjectKind: 'operator', subjectId: operator.id } as never}>
            {t('one.audit')}
          </Link>
          {' · '}
          <Link to="/audit" search={{ operatorId: operator.id } as never}>
            {t('one.acts')}
          </Link>
        </p>
      )}
    </div>
  );
}
