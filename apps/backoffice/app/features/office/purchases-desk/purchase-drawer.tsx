import {
  giveBackOrdered,
  listOrdered,
  readOrdered,
  takeOrdered,
  type PurchaseRow,
} from '@croupier/contract/office/purchases-desk';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { ClaimLine, useIsMine } from '../../../lib/claim/claim-line.tsx';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { RewardSource } from '../figures-desk/reward-costs-list.tsx';
import { AddressPart } from './address-part.tsx';
import { ThingState } from './purchase-list.tsx';
import styles from './purchases-desk.module.css';
import { ReturnDialog } from './return-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

type Act = 'send' | 'return';

interface PurchaseDrawerProps {
  params: { player: string; id: string };
  onClose(): void;
}

/** One thing: whose it is, where it goes to, and what was done about it. */
export function PurchaseDrawer({ params, onClose }: PurchaseDrawerProps) {
  const t = useTranslations('purchases-desk.one');
  const { data, error, refetch } = useQuery(queryOf(readOrdered, { params }));
  const [act, choose] = useState<Act>();
  const leave = () => choose(undefined);
  if (data && act === 'send') return <SendDialog purchase={data} onClose={leave} />;
  if (data && act === 'return') return <ReturnDialog purchase={data} onClose={leave} />;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.one}>
          <About purchase={data} />
          <Acts purchase={data} onAct={choose} />
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function About({ purchase }: { purchase: PurchaseRow }) {
  const t = useTranslations('purchases-desk');
  const { player, nickname, name, source, code, points, state, tracking, orderedAt, changedAt } = purchase;
  return (
    <Facts>
      <Fact name={t('columns.name')}>{name}</Fact>
      <Fact name={t('columns.state')}>
        <ThingState state={state} />
      </Fact>
      <Fact name={t('columns.nickname')}>
        <Link to={`/players/${player}` as never}>
          {nickname} <span className="tabular">#{player}</span>
        </Link>
      </Fact>
      <Fact name={t('columns.source')}>
        <RewardSource source={source} /> · <code>{code}</code>
      </Fact>
      <Fact name={t('columns.points')}>{points ?? t('one.won')}</Fact>
      <Fact name={t('columns.orderedAt')}>
        <Instant at={orderedAt} />
      </Fact>
      {state !== 'ORDERED' && (
        <Fact name={t('one.changedAt')}>
          <Instant at={changedAt} />
        </Fact>
      )}
      {tracking !== null && <Fact name={t('columns.tracking')}>{tracking}</Fact>}
    </Facts>
  );
}

/** The claim of a thing, its address, and what can still be done about it. */
function Acts({ purchase, onAct }: { purchase: PurchaseRow; onAct(act: Act): void }) {
  const t = useTranslations('purchases-desk');
  const may = useMay();
  const { player, id, state, claim } = purchase;
  const isMine = useIsMine(claim);
  const params = { player, id };
  if (!may('fulfil.purchases') || state === 'RETURNED') return null;
  return (
    <>
      <ClaimLine
        claim={claim}
        take={(over) => ({ operation: takeOrdered, input: { params, body: over ? { over } : {} } })}
        giveBack={() => ({ operation: giveBackOrdered, input: { params } })}
        changes={[listOrdered, readOrdered]}
      />
      <AddressPart purchase={purchase} isMine={isMine} />
      <div className={styles.acts}>
        {state === 'ORDERED' && (
          <Button look="primary" disabled={!isMine} onClick={() => onAct('send')}>
            {t('send.button')}
          </Button>
        )}
        <Button disabled={!isMine} onClick={() => onAct('return')}>
          {t('return.button')}
        </Button>
      </div>
    </>
  );
}
