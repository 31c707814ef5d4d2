import type { OutputOf } from '@croupier/contract/kit';
import { readPayment } from '@croupier/contract/office/money-desk';
import { Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { Age, Code, Moment } from './facts.tsx';
import styles from './money-desk.module.css';
import { Method, PaymentState } from './payment-list.tsx';
import { PaymentStory } from './payment-story.tsx';
import { TransfersTable } from './transfers-table.tsx';

/** A deposit: what was asked, what the provider said, what it moved. */
export default function PaymentPage() {
  const t = useTranslations('money-desk.payments');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readPayment, { params: { id } }));
  return (
    <Page title={t('one')} lead={<Link to="/money/payments">{t('all')}</Link>}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Payment found={data} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function Payment({ found }: { found: OutputOf<typeof readPayment> }) {
  const t = useTranslations('money-desk.payments');
  const { payment, transfers, key } = found;
  return (
    <div className={styles.parts}>
      <Card>
        <Facts>
          <Fact name={t('columns.amount')}>
            <Money amountMinor={payment.amountMinor} currency={payment.currency} />
          </Fact>
          {payment.askedMinor && (
            <Fact name={t('asked')}>
              <Money amountMinor={payment.askedMinor} currency={payment.currency} />
            </Fact>
          )}
          <Fact name={t('columns.state')}>
            <PaymentState state={payment.state} /> <Age at={payment.updatedAt} />
          </Fact>
          <Fact name={t('columns.playerId')}>
            <SubjectLink kind="player" id={payment.playerId} />
          </Fact>
          <Fact name={t('columns.createdAt')}>
            <Moment at={payment.createdAt} />
          </Fact>
          <Fact name={t('columns.provider')}>{payment.provider}</Fact>
          <Fact name={t('columns.method')}>
            <Method method={payment.method} />
          </Fact>
          <Fact name={t('columns.providerPaymentId')}>
            <Code>{payment.providerPaymentId}</Code>
          </Fact>
          <Fact name={t('columns.requestId')}>
            <Code>{payment.requestId}</Code>
          </Fact>
          <Fact name={t('columns.id')}>
            <Code>{payment.id}</Code>
          </Fact>
        </Facts>
      </Card>
      <Part id="story" title={t('story')}>
        <PaymentStory found={found} />
      </Part>
      <Part id="moved" title={t('moved')}>
        <TransfersTable transfers={transfers} />
        {transfers.length > 0 && (
          <p className={styles.note}>
            <Link to={`/money/ledger/${payment.playerId}/${key}`}>{t('toKey')}</Link>
          </p>
        )}
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`payment-${id}`}>
      <h2 id={`payment-${id}`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
