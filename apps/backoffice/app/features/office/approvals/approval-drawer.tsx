import type { Approval } from '@croupier/contract/office/approvals';
import { Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
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
      <Facts rows>
        <Fact name={t('columns.subject')}>
          <SubjectLink kind={approval.subjectKind} id={approval.subjectId}>
            {`${approval.subjectKind} ${approval.subjectId}`}
          </SubjectLink>
        </Fact>
        {shown.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <Facts rows>
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
      </Facts>
      {approval.state === 'waiting' && <ApprovalActs approval={approval} />}
    </div>
  );
}
