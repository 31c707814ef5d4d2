import { Button, Dialog, showToast } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import styles from './game.module.css';

interface NewKeyDialogProps {
  /** Of the studio. */
  name: string;
  secret: string;
  onClose(): void;
}

/** A key that was made, shown this once: it is in no answer after this one. */
export function NewKeyDialog({ name, secret, onClose }: NewKeyDialogProps) {
  const t = useTranslations('game-desk.studios.keys.create');
  const copy = () =>
    void navigator.clipboard
      .writeText(secret)
      .then(() => showToast(t('copied'), 'success'))
      .catch(() => showToast(t('notCopied'), 'error'));
  return (
    <Dialog
      title={t('told', { name })}
      closeLabel={t('kept')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <div className={styles.section}>
        <p>{t('again')}</p>
        <code className={styles.secret}>{secret}</code>
        <div>
          <Button size="small" icon={<Icon name="copy" size={16} />} onClick={copy}>
            {t('copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
