import type { AuditEntry } from '@croupier/contract/office/audit';
import { buttonClass, Dialog } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Difference } from '../../../lib/difference/difference.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useOffered } from '../../../lib/offered.ts';
import { subjectOf } from './audit-list.tsx';
import styles from './entry-drawer.module.css';

/** One entry of the log: everything that is kept of an act. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose(): void }) {
  const t = useTranslations('audit');
  return (
    <Dialog
      title={entry ? entry.act : t('entry.missing')}
      closeLabel={t('entry.close')}
      size="side"
      onClose={onClose}
    >
      {entry ? <Entry entry={entry} /> : <p>{t('entry.missingText')}</p>}
    </Dialog>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit');
  const { subjectKind, subjectId, operatorId, requestId } = entry;
  return (
    <div className={styles.entry}>
      <dl className={styles.facts}>
        <Fact name={t('columns.at')}>
          <Instant at={entry.at} seconds />
        </Fact>
        <Fact name={t('columns.operator')}>{entry.operator}</Fact>
        <Fact name={t('columns.subject')}>
          <Subject entry={entry} />
        </Fact>
        <Fact name={t('columns.reason')}>{entry.reason ?? t('entry.noReason')}</Fact>
        <Fact name={t('columns.address')}>{entry.address ?? '—'}</Fact>
        <Fact name={t('columns.requestId')}>{requestId ? <code>{requestId}</code> : '—'}</Fact>
        <Fact name={t('entry.position')}>{entry.position}</Fact>
      </dl>
      <Difference before={entry.before} after={entry.after} />
      <div className={styles.ways}>
        <Way search={{ subjectKind, subjectId }}>{t('entry.ofSubject')}</Way>
        {operatorId && <Way search={{ operatorId }}>{t('entry.ofOperator')}</Way>}
        {requestId && <Way search={{ requestId }}>{t('entry.ofRequest')}</Way>}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link where a room knows such things. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { subjects } = useOffered();
  const { subjectKind, subjectId } = entry;
  const to = Object.hasOwn(subjects, subjectKind) ? subjects[subjectKind]!(subjectId) : undefined;
  return to ? <Link to={to}>{subjectOf(entry)}</Link> : subjectOf(entry);
}

function Way({ search, children }: { search: Readonly<Record<string, string>>; children: ReactNode }) {
  return (
    <Link to="/audit" search={search as never} className={buttonClass({ size: 'small' })}>
      {children}
    </Link>
  );
}
