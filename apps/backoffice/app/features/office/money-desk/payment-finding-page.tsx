import * as api from '@croupier/contract/office/money-desk';
import { Button, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { ClaimLine, useIsMine } from '../../../lib/claim/claim-line.tsx';
import { Code, Moment } from './facts.tsx';
import styles from './money-desk.module.css';
import { FindingKind } from './payment-finding-list.tsx';
import { LatePaymentActs } from './late-payment-acts.tsx';
import { Finding, PaymentState } from './payment-list.tsx';

const CHANGES = [
  api.readPaymentFinding,
  api.listPaymentFindings,
  api.moneyQueues,
  api.readPayment,
  api.listPayments,
];

/** News of a payment that need a person: what came, and what was done about it. */
export default function PaymentFindingPage() {
  const t = useTranslations('money-desk.findings');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(api.readPaymentFinding, { params: { id } }));
  const back = (
    <Link to="/money/queues/payment-findings" search={{ state: 'open' } as never}>
      {t('back')}
    </Link>
  );
  return (
    <Page title={t('one')} lead={back}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Found finding={data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Found({ finding }: { finding: api.PaymentFinding }) {
  const t = useTranslations('money-desk.findings');
  const may = useMay();
  const { id, paymentId, paymentState } = finding;
  const isLate = paymentState === 'LATE' || paymentState === 'RETURNING';
  // Its money is to be given or sent back: a note alone closes nothing.
  const isUndecided = finding.kind === 'late' && finding.state === 'open' && isLate;
  return (
    <div className={styles.parts}>
      <p className={styles.note}>{t(`means.${finding.kind}`)}</p>
      <Card>
        <Facts>
          <Fact name={t('columns.kind')}>
            <FindingKind kind={finding.kind} />
          </Fact>
          <Fact name={t('columns.foundAt')}>
            <Moment at={finding.foundAt} />
          </Fact>
          {paymentId && <PaymentFacts finding={finding} />}
          {finding.refusedAt && (
            <Fact name={t('columns.refusedAt')}>
              <Moment at={finding.refusedAt} />
            </Fact>
          )}
          <Fact name={t('columns.providerPaymentId')}>
            <Code>{finding.providerPaymentId}</Code>
          </Fact>
          <Fact name={t('columns.eventId')}>
            <Code>{finding.eventId}</Code>
          </Fact>
          {finding.message && (
            <Fact name={t('columns.message')}>
              <Code>{finding.message}</Code>
            </Fact>
          )}
          <Fact name={t('columns.state')}>
            <Finding finding={finding.state} />
          </Fact>
          {finding.note && <Fact name={t('columns.note')}>{finding.note}</Fact>}
        </Facts>
      </Card>
      {finding.state === 'open' && may('close.findings') && (
        <>
          <ClaimLine
            claim={finding.claim}
            take={(over) => ({
              operation: api.takePaymentFinding,
              input: { body: { id, ...(over && { over }) } },
            })}
            giveBack={() => ({ operation: api.giveBackPaymentFinding, input: { body: { id } } })}
            changes={CHANGES}
          />
          {!isUndecided && <CloseFinding finding={finding} />}
        </>
      )}
      {isUndecided && <LatePaymentActs finding={finding} changes={CHANGES} />}
    </div>
  );
}

/** The payment of ours that the news are about. */
function PaymentFacts({
  finding: { paymentId, paymentState, playerId, amountMinor, askedMinor, currency },
}: {
  finding: api.PaymentFinding;
}) {
  const t = useTranslations('money-desk.findings.columns');
  return (
    <>
      {amountMinor && currency && (
        <Fact name={t('amount')}>
          <Money amountMinor={amountMinor} currency={currency} />
        </Fact>
      )}
      {askedMinor && currency && (
        <Fact name={t('asked')}>
          <Money amountMinor={askedMinor} currency={currency} />
        </Fact>
      )}
      {playerId && (
        <Fact name={t('playerId')}>
          <SubjectLink kind="player" id={playerId} />
        </Fact>
      )}
      <Fact name={t('paymentId')}>
        <Link to={`/money/payments/${paymentId}`}>
          <Code>{paymentId}</Code>
        </Link>
      </Fact>
      {paymentState && (
        <Fact name={t('paymentState')}>
          <PaymentState state={paymentState} />
        </Fact>
      )}
    </>
  );
}

function CloseFinding({ finding: { id, claim } }: { finding: api.PaymentFinding }) {
  const t = useTranslations('money-desk.findings.close');
  const isMine = useIsMine(claim);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button look="primary" disabled={!isMine} onClick={() => setIsOpen(true)}>
        {t('name')}
      </Button>
      {isOpen && (
        <ActDialog
          title={t('title')}
          button={t('name')}
          happens={[t('first'), t('second')]}
          operation={api.closePaymentFinding}
          inputOf={(reason) => ({ body: { id, reason } })}
          changes={CHANGES}
          done={t('done')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
