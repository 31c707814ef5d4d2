import type { ParkedFact } from '@croupier/contract/office/health-desk';
import { Button, Dialog } from '@croupier/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { AgainDialog } from './again-dialog.tsx';
import styles from './health.module.css';
import { PARKED } from './parked-list.tsx';

/** The queue of facts that readers could not take. */
export default function ParkedPage() {
  const t = useTranslations('health-desk');
  const { fact }: Search = useSearch({ strict: false });
  return (
    <Page title={t('parked.title')} lead={<Link to="/health">{t('parked.back')}</Link>} width="list">
      <DataList definition={PARKED} />
      {fact && <OpenFact id={fact} />}
    </Page>
  );
}

/** The fact that the address names, among the rows of the list. */
function OpenFact({ id }: { id: string }) {
  const t = useTranslations('health-desk');
  const { query } = useListAddress(PARKED);
  const { data, isPending } = useListRows(PARKED.operation, query);
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', search: (({ fact: _, ...rest }: Search) => rest) as never, replace: true });
  if (isPending) return null;
  const fact = data?.find((each) => PARKED.idOf(each) === id);
  return (
    <Dialog
      title={fact ? `${fact.reader} ${fact.position}` : t('parked.missing')}
      closeLabel={t('parked.close')}
      size="side"
      onClose={close}
    >
      {fact ? <Fact fact={fact} /> : <p>{t('parked.missingText')}</p>}
    </Dialog>
  );
}

function Fact({ fact }: { fact: ParkedFact }) {
  const t = useTranslations('health-desk.parked');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { reader, position, topic, playerId, requestId, parkedAt, error, again, inOrder } = fact;
  const mayAsk = may('replay.facts') && !inOrder && !again;
  return (
    <div className={styles.facts}>
      <p>
        <code>{error}</code>
      </p>
      <p>
        {t('columns.topic')}: {topic} · {t('columns.playerId')}: {playerId} ·{' '}
        <Instant at={parkedAt} seconds />
      </p>
      {requestId && (
        <p>
          {t('columns.requestId')}: <code>{requestId}</code>
        </p>
      )}
      {inOrder && <p>{t('inOrder')}</p>}
      {again && <p>{t('again')}</p>}
      {mayAsk && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('tryAgain')}
        </Button>
      )}
      {isOpen && <AgainDialog reader={reader} position={position} onClose={() => setOpen(false)} />}
    </div>
  );
}
