import type { Operation } from '@croupier/contract/kit';
import { listApprovals } from '@croupier/contract/office/approvals';
import { decideLatePayment, type PaymentFinding } from '@croupier/contract/office/money-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useIsMine } from '../../../lib/claim/claim-line.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import styles from './money-desk.module.css';

type Decision = 'given' | 'returned';

/** The two decisions about a payment that came late; while it is on its way back there is none. */
export function LatePaymentActs({
  finding,
  changes,
}: {
  finding: PaymentFinding;
  changes: readonly Operation[];
}) {
  const t = useTranslations('money-desk.findings.late');
  const may = useMay();
  if (finding.paymentState === 'RETURNING') return <p className={styles.note}>{t('asked')}</p>;
  return (
    <>
      {finding.refusedAt && <p className={styles.note}>{t('again')}</p>}
      {may('adjust.money') && <Decide finding={finding} changes={changes} />}
    </>
  );
}

function Decide({ finding, changes }: { finding: PaymentFinding; changes: readonly Operation[] }) {
  const t = useTranslations('money-desk.findings.late');
  const money = useMoney();
  const isMine = useIsMine(finding.claim);
  const [asked, setAsked] = useState<{ decision: Decision; key: string } | null>(null);
  const { id, playerId: player, amountMinor, currency } = finding;
  // Late is a payment of ours, which has all of them.
  if (!player || !amountMinor || !currency) return null;
  const amount = money(amountMinor, currency);
  return (
    <div className={styles.row}>
      {(['given', 'returned'] as const).map((decision) => (
        <Button
          key={decision}
          look={decision === 'given' ? 'primary' : 'danger'}
          disabled={!isMine}
          onClick={() => setAsked({ decision, key: crypto.randomUUID() })}
        >
          {t(`do.${decision}.name`)}
        </Button>
      ))}
      {asked && (
        <ActDialog
          title={t(`do.${asked.decision}.title`, { amount })}
          button={t(`do.${asked.decision}.name`)}
          tone={asked.decision === 'given' ? 'primary' : 'danger'}
          happens={[
            t(`do.${asked.decision}.first`, { amount, player }),
            t(`do.${asked.decision}.second`),
            t('secondPerson'),
          ]}
          operation={decideLatePayment}
          inputOf={(reason) => ({ body: { id, ...asked, reason } })}
          changes={[...changes, listApprovals]}
          done={t(`do.${asked.decision}.done`, { amount })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
