import type { Operation } from '@croupier/contract/kit';
import { decideHeldWin, type HeldWin } from '@croupier/contract/office/money-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useIsMine } from './claim-line.tsx';
import styles from './money-desk.module.css';

type Decision = 'released' | 'refused';

/** The two decisions about a held win; neither can be taken back. */
export function HeldWinActs({ win, changes }: { win: HeldWin; changes: readonly Operation[] }) {
  const t = useTranslations('money-desk.heldWins');
  const money = useMoney();
  const isMine = useIsMine(win.claim);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { provider, transactionId, playerId } = win;
  const amount = money(win.amountMinor, win.currency);
  return (
    <div className={styles.row}>
      {(['released', 'refused'] as const).map((each) => (
        <Button
          key={each}
          look={each === 'released' ? 'primary' : 'danger'}
          disabled={!isMine}
          onClick={() => setDecision(each)}
        >
          {t(`do.${each}.name`)}
        </Button>
      ))}
      {decision && (
        <ActDialog
          title={t(`do.${decision}.title`, { amount })}
          button={t(`do.${decision}.name`)}
          tone={decision === 'released' ? 'primary' : 'danger'}
          happens={[t(`do.${decision}.first`, { amount, player: playerId }), t(`do.${decision}.second`)]}
          operation={decideHeldWin}
          inputOf={(reason) => ({ body: { provider, transactionId, decision, reason } })}
          changes={changes}
          done={t(`do.${decision}.done`, { amount })}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}
