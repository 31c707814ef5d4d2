import { readAml, type AmlCase } from '@croupier/contract/office/aml-desk';
import { AML_ACTS, FLAGS, type AmlAct } from '@croupier/domain/office/aml-desk';
import { Badge, Button, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import styles from './aml-desk.module.css';
import { AmlLevel, AmlState } from './aml-list.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { CasePayments } from './case-payments.tsx';

/** The flagged days of a player, the payments behind them, and the case file. That somebody looked goes to the log. */
export default function CasePage() {
  const t = useTranslations('aml-desk.one');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readAml, { params: { id } }));
  return (
    <Page title={t('title', { id })} lead={<Link to="/aml">{t('all')}</Link>}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Found found={data} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function Found({ found }: { found: AmlCase }) {
  const t = useTranslations('aml-desk');
  const may = useMay();
  const [act, setAct] = useState<AmlAct>();
  const { id, nickname, openedAt, score, level, state } = found;
  const acts = AML_ACTS.filter((each) => each !== 'cleared' || score > 0);
  return (
    <div className={styles.parts}>
      {act && <AnswerDialog found={found} act={act} onClose={() => setAct(undefined)} />}
      <p className={styles.note}>{t('one.secret')}</p>
      <Card>
        <Facts>
          <Fact name={t('columns.nickname')}>
            <Link to={`/players/${id}` as never}>{nickname}</Link>
          </Fact>
          <Fact name={t('one.opened')}>
            <Instant at={openedAt} />
          </Fact>
          <Fact name={t('columns.score')}>
            {score} <AmlLevel level={level} />
          </Fact>
          <Fact name={t('columns.state')}>{state === null ? '—' : <AmlState state={state} />}</Fact>
        </Facts>
      </Card>
      {may('judge.aml') && (
        <div className={styles.acts}>
          {acts.map((each) => (
            <Button key={each} look={each === 'reported' ? 'primary' : 'quiet'} onClick={() => setAct(each)}>
              {t(`acts.${each}.name`)}
            </Button>
          ))}
        </div>
      )}
      <Days days={found.days} />
      <CasePayments payments={found.payments} />
      <File acts={found.acts} />
    </div>
  );
}

function Days({ days }: Pick<AmlCase, 'days'>) {
  const t = useTranslations('aml-desk');
  return (
    <section aria-labelledby="aml-days">
      <h2 id="aml-days" className={styles.heading}>
        {t('one.days')}
      </h2>
      {days.length === 0 && <p className={styles.note}>{t('one.noDays')}</p>}
      <ol className={styles.list}>
        {days.map(({ day, score, isDecided, reasons }) => (
          <li key={day}>
            <strong className="tabular">{day}</strong> · {t('one.points', { score })}{' '}
            {isDecided && <Badge tone="quiet">{t('one.decided')}</Badge>}
            <ul>
              {reasons.map((reason) => (
                <li key={reason.flag}>
                  <Reason reason={reason} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reason({ reason }: { reason: AmlCase['days'][number]['reasons'][number] }) {
  const t = useTranslations('aml-desk');
  const money = useMoney();
  const { flag, value, from, payments } = reason;
  const shown = (amount: number) =>
    FLAGS[flag].unit === 'money' ? money(String(amount), 'EUR') : String(amount);
  return (
    <>
      {t(`choices.flag.${flag}`)}: {t('one.value', { value: shown(value), from: shown(from) })} ·{' '}
      {t('one.behind', { count: payments.length })}
      <span className={styles.note}> {t(`why.${flag}`)}</span>
    </>
  );
}

function File({ acts }: Pick<AmlCase, 'acts'>) {
  const t = useTranslations('aml-desk');
  return (
    <section aria-labelledby="aml-file">
      <h2 id="aml-file" className={styles.heading}>
        {t('one.file')}
      </h2>
      {acts.length === 0 && <p className={styles.note}>{t('one.noActs')}</p>}
      <ol className={styles.list}>
        {acts.map(({ at, operator, act, reference, text }) => (
          <li key={at}>
            <Instant at={at} /> · {operator} · {t(`acts.${act}.name`)}
            {reference !== null && `: ${reference}`}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
