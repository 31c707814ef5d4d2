import type { Gift } from '@croupier/contract/rewards/gifts';
import { Button, Dialog } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { wouldBecome } from './choose-gift.ts';
import styles from './gift.module.css';

interface Props {
  gift: Gift;
  onStop(): Promise<void>;
  onClose(): void;
}

/** What leaving a gift would give up and what it would bring, before it is left. */
export default function StopGift({ gift, onStop, onClose }: Props) {
  const t = useTranslations('gifts.stop');
  const { money } = useFormat();
  const stopping = useMutation({ mutationFn: onStop, onSuccess: onClose });
  const { currency, stakeMinor, roundsLeft, endsAs, wagerTimes } = gift;
  const becomesMinor = wouldBecome(gift);
  const brings = becomesMinor === 0n ? 'nothing' : endsAs;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('keep')}
      onClose={onClose}
      size="small"
      footer={
        <div className={styles.choice}>
          <Button look="primary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button busy={stopping.isPending} onClick={() => stopping.mutate()} data-testid="gift-stop-sure">
            {t('sure')}
          </Button>
        </div>
      }
    >
      <div className={styles.told}>
        <p>{t('text', { count: roundsLeft, stake: money(stakeMinor, currency) })}</p>
        <p data-brings={brings}>
          {t(brings, { amount: money(becomesMinor, currency), times: wagerTimes ?? 0 })}
        </p>
        <p className={styles.quiet}>{t('keepNote')}</p>
        <p role="alert" className={styles.failed}>
          {stopping.isError && t('failed')}
        </p>
      </div>
    </Dialog>
  );
}
