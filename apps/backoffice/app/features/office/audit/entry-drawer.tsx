import type { AuditEntry } from '@croupier/contract/office/audit';
import { buttonClass, Dialog } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Difference } from '../../../lib/difference/difference.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
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
      <Facts rows>
        <Fact name={t('columns.at')}>
          <Instant at={entry.at} seconds />
        </Fact>
        <Fact name={t('columns.operator')}>{entry.operator}</Fact>
        <Fact name={t('columns.subject')}>
          <SubjectLink kind={subjectKind} id={subjectId}>
            {subjectOf(entry)}
          </SubjectLink>
        </Fact>
        <Fact name={t('columns.reason')}>{entry.reason ?? t('entry.noReason')}</Fact>
        <Fact name={t('columns.address')}>{entry.address ?? '—'}</Fact>
        <Fact name={t('columns.requestId')}>{requestId ? <code>{requestId}</code> : '—'}</Fact>
        <Fact name={t('entry.position')}>{entry.position}</Fact>
      </Facts>
      <Difference before={entry.before} after={entry.after} />
      <div className={styles.ways}>
        <Way search={{ subjectKind, subjectId }}>{t('entry.ofSubject')}</Way>
        {operatorId && <Way search={{ operatorId }}>{t('entry.ofOperator')}</Way>}
        {requestId && <Way search={{ requestId }}>{t('entry.ofRequest')}</Way>}
      </div>
    </div>
  );
}

function Way({ search, children }: { search: Readonly<Record<string, string>>; children: ReactNode }) {
  return (
    <Link to="/audit" search={search as never} className={buttonClass({ size: 'small' })}>
      {children}
    </Link>
  );
}
