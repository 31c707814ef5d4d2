import { Button, Dialog } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { failureOf, useUnlink } from './telegram-queries.ts';
import styles from './telegram.module.css';

/** Ends it, once the player has said so twice. */
export function DisconnectTelegram() {
  const t = useTranslations('telegram');
  const [asks, setAsks] = useState(false);
  const unlink = useUnlink();
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsks(true)}>{t('disconnect')}</Button>
      {asks && (
        <Dialog
          title={t('sure.title')}
          closeLabel={t('sure.no')}
          onClose={() => setAsks(false)}
          size="small"
          footer={
            <div className={styles.actions}>
              <Button onClick={() => setAsks(false)}>{t('sure.no')}</Button>
              <Button look="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
                {t('sure.yes')}
              </Button>
            </div>
          }
        >
          <p>{t('sure.text')}</p>
          <p role="status" className={styles.note}>
            {unlink.isError && t(failureOf(unlink.error))}
          </p>
        </Dialog>
      )}
    </div>
  );
}
