import * as api from '@croupier/contract/office/money-desk';
import { Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { ClaimLine } from '../../../lib/claim/claim-line.tsx';
import { Code, Moment } from './facts.tsx';
import { HeldWinActs } from './held-win-acts.tsx';
import { WinState } from './held-win-list.tsx';
import styles from './money-desk.module.css';

/** Operations to read anew once a win was taken in hand or decided about. */
const CHANGES = [api.readHeldWin, api.listHeldWins, api.moneyQueues];

/** One win that a person looks at: what it is, who has it in hand, and the decision. */
export default function HeldWinPage() {
  const t = useTranslations('money-desk');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const space = id.indexOf(' ');
  const query = { provider: id.slice(0, space), transactionId: id.slice(space + 1) };
  const { data, error, refetch } = useQuery(queryOf(api.readHeldWin, { query }));
  const back = (
    <Link to="/money/queues/held-wins" search={{ state: 'waiting' } as never}>
      {t('heldWins.back')}
    </Link>
  );
  return (
    <Page title={t('heldWins.one')} lead={back}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Win win={data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Win({ win }: { win: api.HeldWin }) {
  const t = useTranslations('money-desk.heldWins');
  const may = useMay();
  const { provider, transactionId, currency } = win;
  const body = { provider, transactionId };
  return (
    <div className={styles.parts}>
      <Card>
        <Facts>
          <Fact name={t('columns.amount')}>
            <Money amountMinor={win.amountMinor} currency={currency} />
          </Fact>
          <Fact name={t('columns.bound')}>
            <Money amountMinor={win.boundMinor} currency={currency} />
          </Fact>
          <Fact name={t('columns.state')}>
            <WinState state={win.state} />
          </Fact>
          <Fact name={t('columns.playerId')}>
            <SubjectLink kind="player" id={win.playerId} />
          </Fact>
          <Fact name={t('columns.provider')}>{provider}</Fact>
          <Fact name={t('columns.game')}>{win.game}</Fact>
          <Fact name={t('columns.heldAt')}>
            <Moment at={win.heldAt} />
          </Fact>
          <Fact name={t('columns.transactionId')}>
            <Code>{transactionId}</Code>
          </Fact>
          <Fact name={t('columns.roundId')}>
            <Code>{win.roundId}</Code>
          </Fact>
          {win.decidedAt && (
            <Fact name={t('columns.decidedAt')}>
              <Moment at={win.decidedAt} />
            </Fact>
          )}
          {win.reason && <Fact name={t('columns.reason')}>{win.reason}</Fact>}
        </Facts>
      </Card>
      {win.state === 'waiting' && may('decide.held-wins') && (
        <>
          <ClaimLine
            claim={win.claim}
            take={(over) => ({
              operation: api.takeHeldWin,
              input: { body: { ...body, ...(over && { over }) } },
            })}
            giveBack={() => ({ operation: api.giveBackHeldWin, input: { body } })}
            changes={CHANGES}
          />
          <HeldWinActs win={win} changes={CHANGES} />
        </>
      )}
      <p className={styles.note}>
        <Link to="/money/ledger" search={{ playerId: win.playerId } as never}>
          {t('toLedger')}
        </Link>
      </p>
    </div>
  );
}
