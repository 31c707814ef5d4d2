import { Button, buttonClass, Dialog, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { Link } from '../../../lib/link.tsx';
import { openModal, type ModalProps } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { BalanceRows } from './balance-rows.tsx';
import { balancesView } from './balances-view.ts';
import { BonusProgress } from './bonus-progress.tsx';
import { useHeldProfile } from './use-held-profile.ts';
import styles from './wallet.module.css';

/** What the balance in the bar is made of, and how far an active bonus has come. */
export default function BalanceModal({ onClose }: ModalProps) {
  const t = useTranslations('wallet');
  const deposit = useTranslations('payments.deposit');
  const profile = useHeldProfile(useProfile());
  if (!profile) return null;
  const { inPlay, parts, others } = balancesView(profile);
  const toDeposit = () => {
    onClose();
    openModal('deposit');
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      footer={
        <div className={styles.both}>
          <Button look="gold" wide icon={<Icon name="plus" size={20} />} onClick={toDeposit}>
            {deposit('open')}
          </Button>
          <Link to="/profile/pay-outs" className={buttonClass({ wide: true })} onClick={onClose}>
            {t('withdraw')}
          </Link>
        </div>
      }
    >
      <div className={styles.card}>
        <div>
          <h3 className={styles.label}>{t(parts.length > 0 ? 'playable' : inPlay.kind)}</h3>
          <p className={styles.amount} data-testid="modal-balance">
            <Money amountMinor={inPlay.amountMinor} currency={inPlay.currency} />
          </p>
        </div>
        <BalanceRows balances={[...parts, ...others]} />
        {profile.activeBonus && <BonusProgress bonus={profile.activeBonus} />}
        <Link to="/profile/statement" className={buttonClass({ look: 'plain' })} onClick={onClose}>
          {t('statement')}
        </Link>
      </div>
    </Dialog>
  );
}
