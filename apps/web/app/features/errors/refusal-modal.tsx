import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now. */
export default function RefusalModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('errors.refused');
  return (
    <Dialog title={t('title')} closeLabel={t('understood')} onClose={onClose} size="small" footer={<Button look="primary" wide onClick={onClose}>{t('understood')}</Button>}>
      <p>{t('text')}</p>
    </Dialog>
  );
}
