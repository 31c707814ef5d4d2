import type { TakeBack } from '@croupier/contract/people/deletion';
import { Button, Dialog, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import type { ModalProps } from '../../../lib/modals.ts';
import { keepAccount } from './deletion-queries.ts';
import styles from './deletion.module.css';
import { useDeletionErrorText } from './error-text.ts';

/** Offers whoever signs in to an account that they have ended to keep it after all. */
export default function TakeBackModal({ data, onClose }: ModalProps) {
  const t = useTranslations('deletion.takeBack');
  const date = useDate();
  const errorText = useDeletionErrorText();
  const { eraseAt, ticket } = data as TakeBack;
  const keep = useMutation({ mutationFn: () => keepAccount(ticket) });
  return (
    <Dialog
      title={keep.isSuccess ? t('kept') : t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
    >
      <div className={styles.card}>
        <p role="status">{keep.isSuccess ? t('signIn') : t('text', { date: date(eraseAt, 'dateTime') })}</p>
        <FormFailure>{keep.isError && errorText(keep.error)}</FormFailure>
        <div className={styles.actions}>
          {keep.isSuccess ? (
            <Button look="primary" onClick={onClose}>
              {t('close')}
            </Button>
          ) : (
            <>
              <Button look="primary" busy={keep.isPending} onClick={() => keep.mutate()}>
                {t('keep')}
              </Button>
              <Button onClick={onClose}>{t('leave')}</Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
