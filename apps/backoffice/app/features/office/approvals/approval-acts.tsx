import {
  approve,
  listApprovals,
  refuseApproval,
  withdrawApproval,
  type Approval,
} from '@croupier/contract/office/approvals';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay, useMe } from '../../../lib/me.ts';
import styles from './approvals.module.css';
import { useShown } from './use-shown.ts';

type Decision = 'approve' | 'refuse' | 'withdraw';

/** What may be done about a request that waits: its maker takes it back, somebody else decides. */
export function ApprovalActs({ approval }: { approval: Approval }) {
  const t = useTranslations('approvals');
  const [open, setOpen] = useState<Decision | null>(null);
  const isOwn = useMe().id === approval.makerId;
  const may = useMay();
  const decisions: Decision[] = isOwn ? ['withdraw'] : ['approve', 'refuse'];
  if (!approval.permission || !may(approval.permission)) return <p>{t('one.notYours')}</p>;
  return (
    <div className={styles.acts}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          look={decision === 'approve' ? 'primary' : 'quiet'}
          onClick={() => setOpen(decision)}
        >
          {t(`do.${decision}.name`)}
        </Button>
      ))}
      {open === 'approve' && <Approve approval={approval} onClose={() => setOpen(null)} />}
      {open === 'refuse' && <End decision="refuse" approval={approval} onClose={() => setOpen(null)} />}
      {open === 'withdraw' && <End decision="withdraw" approval={approval} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Approve({ approval, onClose }: { approval: Approval; onClose(): void }) {
  const t = useTranslations('approvals');
  const shown = useShown(approval.shows);
  const what = shown.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return (
    <ActDialog
      title={t('do.approve.title')}
      button={t('do.approve.name')}
      happens={[what, t('do.approve.once'), t('do.approve.checked')]}
      operation={approve}
      inputOf={(note) => ({ params: { id: approval.id }, body: { note } })}
      changes={[listApprovals]}
      done={t('do.approve.done')}
      onClose={onClose}
    />
  );
}

const ENDS = { refuse: refuseApproval, withdraw: withdrawApproval } as const;

function End({
  decision,
  approval,
  onClose,
}: {
  decision: keyof typeof ENDS;
  approval: Approval;
  onClose(): void;
}) {
  const t = useTranslations('approvals');
  return (
    <ActDialog
      title={t(`do.${decision}.title`)}
      button={t(`do.${decision}.name`)}
      tone="danger"
      happens={[t(`do.${decision}.first`), t('do.nothingMoves')]}
      operation={ENDS[decision]}
      inputOf={(reason) => ({ params: { id: approval.id }, body: { reason } })}
      changes={[listApprovals]}
      done={t(`do.${decision}.done`)}
      onClose={onClose}
    />
  );
}
