import type { HouseHealth, ReaderHealth } from '@croupier/contract/office/health-desk';
import { THRESHOLDS } from '@croupier/domain/office/health-desk';
import { Badge, Button } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { AgainDialog } from './again-dialog.tsx';
import styles from './health.module.css';
import { ReplayDialog } from './replay-dialog.tsx';
import { HealthTable } from './table.tsx';
import { useDuration } from './use-duration.ts';

/** Who reads the house's facts, how far each is, and what it put aside. */
export function ReadersSection({ readers, outbox }: Pick<HouseHealth, 'readers' | 'outbox'>) {
  const t = useTranslations('health-desk');
  const duration = useDuration();
  return (
    <HealthTable
      title={t('readers.title')}
      lead={t('readers.outbox', { count: outbox.facts, age: duration(outbox.oldestSeconds) })}
      rows={readers}
      keyOf={({ name }) => name}
      columns={[
        { name: t('readers.name'), cell: ({ name }) => name },
        { name: t('readers.state'), cell: (reader) => <State reader={reader} /> },
        { name: t('readers.behind'), cell: ({ behind }) => behind, end: true },
        { name: t('readers.oldest'), cell: ({ oldestSeconds }) => duration(oldestSeconds), end: true },
        { name: t('readers.parked'), cell: (reader) => <Parked reader={reader} />, end: true },
        { name: t('acts'), cell: (reader) => <ReaderActs reader={reader} /> },
      ]}
    />
  );
}

function State({ reader: { oldestSeconds, parked, againTo } }: { reader: ReaderHealth }) {
  const t = useTranslations('health-desk');
  if (againTo !== null) return <Badge tone="accent">{t('readers.states.again', { to: againTo })}</Badge>;
  if (oldestSeconds > THRESHOLDS.reader_behind) return <Badge tone="lose">{t('readers.states.late')}</Badge>;
  if (parked > 0) return <Badge tone="warn">{t('readers.states.parked')}</Badge>;
  return <Badge tone="win">{t('readers.states.well')}</Badge>;
}

function Parked({ reader: { name, parked } }: { reader: ReaderHealth }) {
  if (parked === 0) return 0;
  return (
    <Link to="/health/parked" search={{ reader: name } as never}>
      {parked}
    </Link>
  );
}

function ReaderActs({ reader }: { reader: ReaderHealth }) {
  const t = useTranslations('health-desk');
  const may = useMay();
  const [open, setOpen] = useState<'again' | 'replay' | null>(null);
  if (!may('replay.facts')) return null;
  if (reader.inOrder) return <span className={styles.quiet}>{t('readers.inOrder')}</span>;
  const close = () => setOpen(null);
  return (
    <div className={styles.acts}>
      {reader.parked > 0 && (
        <Button
          size="small"
          aria-label={t('again.all', { reader: reader.name })}
          onClick={() => setOpen('again')}
        >
          {t('again.name')}
        </Button>
      )}
      {reader.againTo === null && (
        <Button
          size="small"
          aria-label={`${t('replay.name')}: ${reader.name}`}
          onClick={() => setOpen('replay')}
        >
          {t('replay.name')}
        </Button>
      )}
      {open === 'again' && <AgainDialog reader={reader.name} onClose={close} />}
      {open === 'replay' && <ReplayDialog reader={reader} onClose={close} />}
    </div>
  );
}
