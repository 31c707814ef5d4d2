import * as api from '@croupier/contract/office/money-desk';
import { MONEY_SOURCES } from '@croupier/domain/money/reconciliation';
import { Button, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { ClaimLine, useIsMine } from '../../../lib/claim/claim-line.tsx';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { Code, Moment } from './facts.tsx';
import { DifferenceState, WhatDiffers } from './reconciliation-list.tsx';
import { Said } from './reconciliation-said.tsx';
import styles from './money-desk.module.css';

const CHANGES = [api.readMoneyDifference, api.listMoneyDifferences, api.moneyQueues];

/** One payment that is told differently: what each of the three says, and what was done about it. */
export default function ReconciliationDifferencePage() {
  const t = useTranslations('money-desk.reconciliation');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(api.readMoneyDifference, { params: { id } }));
  const back = (
    <Link to="/money/queues/reconciliation" search={{ state: 'open' } as never}>
      {t('back')}
    </Link>
  );
  return (
    <Page title={t('one')} lead={back}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Found difference={data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Found({ difference }: { difference: api.MoneyDifference }) {
  const t = useTranslations('money-desk.reconciliation');
  const may = useMay();
  const { id, what, state, claim } = difference;
  return (
    <div className={styles.parts}>
      <p className={styles.note}>{t(`means.${what}`)}</p>
      <Card>
        <What difference={difference} />
      </Card>
      {state === 'open' && may('close.findings') && (
        <>
          <ClaimLine
            claim={claim}
            take={(over) => ({
              operation: api.takeMoneyDifference,
              input: { body: { id, ...(over && { over }) } },
            })}
            giveBack={() => ({ operation: api.giveBackMoneyDifference, input: { body: { id } } })}
            changes={CHANGES}
          />
          <Close difference={difference} />
        </>
      )}
    </div>
  );
}

function What({ difference }: { difference: api.MoneyDifference }) {
  const t = useTranslations('money-desk.reconciliation');
  const { flow, reference, lines, ledger, state, note } = difference;
  const to = flow === 'pay-out' ? `/money/pay-outs/${reference}` : `/money/payments/${reference}`;
  return (
    <Facts>
      <Fact name={t('columns.what')}>
        <WhatDiffers {...difference} />
        {lines > 1 && <> · {t('times', { count: lines })}</>}
      </Fact>
      <Fact name={t('columns.flow')}>{t(`choices.flow.${flow}`)}</Fact>
      {MONEY_SOURCES.map((source) => (
        <Fact key={source} name={t(`sources.${source}`)}>
          <Said said={difference[source]} />
        </Fact>
      ))}
      <Fact name={t('columns.reference')}>
        {ledger ? (
          <Link to={to}>
            <Code>{reference}</Code>
          </Link>
        ) : (
          <Code>{reference}</Code>
        )}
      </Fact>
      <Fact name={t('columns.day')}>
        <span className="tabular">{difference.day}</span>
      </Fact>
      <Fact name={t('columns.provider')}>{difference.provider}</Fact>
      <Fact name={t('columns.foundAt')}>
        <Moment at={difference.foundAt} />
      </Fact>
      <Fact name={t('columns.state')}>
        <DifferenceState state={state} /> {difference.endedAt && <Moment at={difference.endedAt} />}
      </Fact>
      {note && <Fact name={t('columns.note')}>{note}</Fact>}
    </Facts>
  );
}

function Close({ difference: { id, claim } }: { difference: api.MoneyDifference }) {
  const t = useTranslations('money-desk.reconciliation.close');
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
          operation={api.closeMoneyDifference}
          inputOf={(reason) => ({ body: { id, reason } })}
          changes={CHANGES}
          done={t('done')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
