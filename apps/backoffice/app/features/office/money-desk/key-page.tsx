import type { OutputOf } from '@croupier/contract/kit';
import { readKey } from '@croupier/contract/office/money-desk';
import { Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { Code } from './facts.tsx';
import { KeyOwnerPart } from './key-owner.tsx';
import styles from './money-desk.module.css';
import { TransfersTable } from './transfers-table.tsx';

/** Everything that moved under one key of a player, and what it belongs to. */
export default function KeyPage() {
  const t = useTranslations('money-desk');
  const { playerId = '', key = '' }: { playerId?: string; key?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readKey, { params: { playerId, key } }));
  const back = (
    <Link to="/money/ledger" search={{ playerId } as never}>
      {t('key.ofPlayer', { id: playerId })}
    </Link>
  );
  return (
    <Page title={t('key.title')} lead={back}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Key found={data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Key({ found }: { found: OutputOf<typeof readKey> }) {
  const t = useTranslations('money-desk');
  const { playerId, key, requestId, owner, transfers } = found;
  return (
    <div className={styles.parts}>
      <Card>
        <Facts>
          <Fact name={t('columns.playerId')}>
            <SubjectLink kind="player" id={playerId} />
          </Fact>
          <Fact name={t('columns.key')}>
            <Code>{key}</Code>
          </Fact>
          <Fact name={t('columns.requestId')}>
            <Code>{requestId}</Code>
          </Fact>
        </Facts>
      </Card>
      <section aria-labelledby="money-owner">
        <h2 id="money-owner" className={styles.heading}>
          {t('key.owner')}
        </h2>
        {owner ? (
          <KeyOwnerPart owner={owner} playerId={playerId} />
        ) : (
          <p className={styles.note}>{t('key.noOwner')}</p>
        )}
      </section>
      <section aria-labelledby="money-moved">
        <h2 id="money-moved" className={styles.heading}>
          {t('key.moved')}
        </h2>
        <TransfersTable transfers={transfers} />
      </section>
    </div>
  );
}
