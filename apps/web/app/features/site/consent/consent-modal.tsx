import { Button, Dialog } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { ModalProps } from '../../../lib/modals.ts';
import { keepConsent, readConsent } from './consent-choice.ts';
import styles from './consent-modal.module.css';
import { namesOf, servicesQuery } from './services-query.ts';

/** What was said of scripts of others, and the way to say otherwise. The page is loaded anew: what is in it leaves with it. */
export default function ConsentModal({ onClose }: ModalProps) {
  const t = useTranslations('consent');
  const close = useTranslations('shell')('close');
  const { data } = useQuery(servicesQuery);
  const names = data ? namesOf(data).join(', ') : '';
  const now = readConsent();
  const answer = (choice: 'all' | 'none') => () => {
    keepConsent(choice);
    if (choice === now) onClose();
    else location.reload();
  };
  return (
    <Dialog title={t('title')} closeLabel={close} onClose={onClose}>
      <div className={styles.words}>
        <p>{t('explain')}</p>
        <p>{names === '' ? t('nobody') : t('who', { services: names })}</p>
        <p className={styles.now} role="status">
          {t(`now.${now ?? 'unasked'}`)}
        </p>
        <div className={styles.actions}>
          <Button aria-pressed={now === 'none'} onClick={answer('none')}>
            {t('refuse')}
          </Button>
          <Button aria-pressed={now === 'all'} onClick={answer('all')}>
            {t('allow')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
