import type { Approval } from '@croupier/contract/office/approvals';
import { Dialog } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { useOffered } from '../../../lib/offered.ts';
import { ApprovalActs } from './approval-acts.tsx';
import styles from './approvals.module.css';
import { useShown } from './use-shown.ts';

/** One request: exactly what will happen, who asked and why, and what became of it. */
export function ApprovalDrawer({ approval, onClose }: { approval: Approval | undefined; onClose(): void }) {
  const t = useTranslations('approvals');
  return (
    <Dialog
      title={approval ? approval.act : t('one.missing')}
      closeLabel={t('one.close')}
      size="side"
      onClose={onClose}
    >
      {approval ? <Request approval={approval} /> : <p>{t('one.missingText')}</p>}
    </Dialog>
  );
}

function Request({ approval }: { approval: Approval }) {
  const t = useTranslations('approvals');
  const shown = useShown(approval.shows);
  return (
    <div className={styles.request}>
      <dl className={styles.facts}>
        <Fact name={t('columns.subject')}>
          <Subject approval={approval} />
        </Fact>
        {shown.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <dl className={styles.facts}>
        <Fact name={t('columns.maker')}>{approval.maker}</Fact>
        <Fact name={t('columns.reason')}>{approval.reason}</Fact>
        <Fact name={t('columns.createdAt')}>
          <Instant at={approval.createdAt} />
        </Fact>
        <Fact name={t('columns.expiresAt')}>
          <Instant at={approval.expiresAt} />
        </Fact>
        <Fact name={t('columns.state')}>{t(`choices.state.${approval.state}`)}</Fact>
        {approval.checker && <Fact name={t('columns.checker')}>{approval.checker}</Fact>}
        {approval.note && <Fact name={t('one.note')}>{approval.note}</Fact>}
      </dl>
      {approval.state === 'waiting' && <ApprovalActs approval={approval} />}
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
function Subject({ approval: { subjectKind, subjectId } }: { approval: Approval }) {
  const { subjects } = useOffered();
  const to = Object.hasOwn(subjects, subjectKind) ? subjects[subjectKind]!(subjectId) : undefined;
  const text = `${subjectKind} ${subjectId}`;
  return to ? <Link to={to}>{text}</Link> : text;
}
