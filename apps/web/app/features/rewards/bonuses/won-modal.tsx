import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import type { ModalProps } from '../../../lib/modals.ts';
import { BonusDrawing } from './bonus-drawing.tsx';
import { useEndText, type Ended } from './bonus-news.tsx';
import styles from './won-modal.module.css';

/** A bonus that is wagered: what of it is real money now, and what was removed. */
export default function WonModal({ data, onClose }: ModalProps) {
  const t = useTranslations('bonuses.won');
  const endText = useEndText();
  const news = data as Ended;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      footer={
        <Button look="primary" wide onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div data-gift className={styles.won} data-testid="bonus-won">
        <span className={styles.coins}>
          <BonusDrawing of="sum" />
        </span>
        <p className={styles.amount} aria-hidden="true">
          <Money amountMinor={news.convertedMinor} currency={news.currency} sign />
        </p>
        <p role="status">{endText(news)}</p>
      </div>
    </Dialog>
  );
}
