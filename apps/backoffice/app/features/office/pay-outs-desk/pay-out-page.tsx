import { readPayOut } from '@croupier/contract/office/pay-outs-desk';
import { Badge, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Age, Code, Moment } from '../money-desk/facts.tsx';
import { PayOutActs } from './pay-out-acts.tsx';
import { PayOutState } from './pay-out-list.tsx';
import { PayOutStory, type FoundPayOut } from './pay-out-story.tsx';
import { PlayerGlance } from './player-glance.tsx';
import styles from './pay-outs-desk.module.css';

/** One pay-out: what it is, why somebody looks at it, whose it is, what may be done, and what has happened. */
export default function PayOutPage() {
  const t = useTranslations('pay-outs-desk');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readPayOut, { params: { id } }));
  return (
    <Page title={t('one.title')} lead={<Link to="/money/pay-outs">{t('one.all')}</Link>}>
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

function Found({ found }: { found: FoundPayOut }) {
  const t = useTranslations('pay-outs-desk');
  const { payOut } = found;
  return (
    <div className={styles.parts}>
      {payOut.isContradicted && (
        <p className={styles.warning} role="status">
          <Badge tone="lose">{t('one.contradicted')}</Badge> {t('one.contradictedText')}
        </p>
      )}
      <Card>
        <What found={found} />
      </Card>
      {payOut.reasons.length > 0 && (
        <section aria-labelledby="pay-out-reasons">
          <h2 id="pay-out-reasons" className={styles.heading}>
            {t('one.reasons')}
          </h2>
          <ul className={styles.reasons}>
            {payOut.reasons.map((reason) => (
              <li key={reason}>
                <strong>{t(`choices.reason.${reason}`)}</strong> {t(`one.why.${reason}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlayerGlance id={payOut.playerId} />
      <PayOutActs payOut={payOut} />
      <PayOutStory found={found} />
    </div>
  );
}

function What({ found: { payOut, ownerName, rejected } }: { found: FoundPayOut }) {
  const t = useTranslations('pay-outs-desk');
  const { amountMinor, feeMinor, owedMinor, currency, state, updatedAt, playerId, mask, methodKind } = payOut;
  return (
    <Facts>
      <Fact name={t('columns.amount')}>
        <Money amountMinor={amountMinor} currency={currency} />
      </Fact>
      <Fact name={t('one.fee')}>
        <Money amountMinor={feeMinor} currency={currency} />
      </Fact>
      {owedMinor !== '0' && (
        <Fact name={t('one.owed')}>
          <Money amountMinor={owedMinor} currency={currency} />
        </Fact>
      )}
      <Fact name={t('columns.state')}>
        <PayOutState state={state} /> <Age at={updatedAt} />
      </Fact>
      {rejected && <Fact name={t('one.told')}>{t(`told.${rejected}`)}</Fact>}
      <Fact name={t('columns.playerId')}>
        <SubjectLink kind="player" id={playerId} />
      </Fact>
      <Fact name={t('columns.mask')}>
        {t(`one.kinds.${methodKind}`)} <span className="tabular">{mask}</span>
      </Fact>
      <Fact name={t('one.owner')}>{ownerName ?? '—'}</Fact>
      <Fact name={t('columns.createdAt')}>
        <Moment at={payOut.createdAt} />
      </Fact>
      <Fact name={t('columns.providerPayOutId')}>
        <Code>{payOut.providerPayOutId}</Code>
      </Fact>
      <Fact name={t('columns.requestId')}>
        <Code>{payOut.requestId}</Code>
      </Fact>
      <Fact name={t('columns.id')}>
        <Code>{payOut.id}</Code>
      </Fact>
    </Facts>
  );
}
