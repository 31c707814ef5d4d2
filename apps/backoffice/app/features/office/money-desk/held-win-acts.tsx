import type { Operation } from '@croupier/contract/kit';
import { listApprovals } from '@croupier/contract/office/approvals';
import { decideHeldWin, type HeldWin } from '@croupier/contract/office/money-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useIsMine } from '../../../lib/claim/claim-line.tsx';
import styles from './money-desk.module.css';

type Decision = 'released' | 'refused';

/** The two decisions about a held win; neither can be taken back. */
export function HeldWinActs({ win, changes }: { win: HeldWin; changes: readonly Operation[] }) {
  const t = useTranslations('money-desk.heldWins');
  const money = useMoney();
  const isMine = useIsMine(win.claim);
  const [asked, setAsked] = useState<{ decision: Decision; key: string } | null>(null);
  const { provider, transactionId, playerId } = win;
  const amount = money(win.amountMinor, win.currency);
  return (
    <div className={styles.row}>
      {(['released', 'refused'] as const).map((each) => (
        <Button
          key={each}
          look={each === 'released' ? 'primary' : 'danger'}
          disabled={!isMine}
          onClick={() => setAsked({ decision: each, key: crypto.randomUUID() })}
        >
          {t(`do.${each}.name`)}
        </Button>
      ))}
      {asked && (
        <ActDialog
          title={t(`do.${asked.decision}.title`, { amount })}
          button={t(`do.${asked.decision}.name`)}
          tone={asked.decision === 'released' ? 'primary' : 'danger'}
          happens={[
            t(`do.${asked.decision}.first`, { amount, player: playerId }),
            t(`do.${asked.decision}.second`),
            t('secondPerson'),
          ]}
          operation={decideHeldWin}
          inputOf={(reason) => ({ body: { provider, transactionId, ...asked, reason } })}
          changes={[...changes, listApprovals]}
          done={t(`do.${asked.decision}.done`, { amount })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
