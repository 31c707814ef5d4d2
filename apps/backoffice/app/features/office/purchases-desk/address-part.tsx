import { openAddress, type PurchaseRow } from '@croupier/contract/office/purchases-desk';
import { Button, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './purchases-desk.module.css';

/** Where a thing goes to. It is asked for by a press, because each look goes to the log. */
export function AddressPart({
  purchase: { player, id, hasAddress },
  isMine,
}: {
  purchase: PurchaseRow;
  isMine: boolean;
}) {
  const t = useTranslations('purchases-desk.address');
  const textOf = useErrorText();
  const opening = useMutation({ mutationFn: () => call(openAddress, { params: { player, id } }) });
  if (!hasAddress) return <p className={styles.note}>{t('none')}</p>;
  if (!opening.data)
    return (
      <div className={styles.acts}>
        <Button disabled={!isMine} busy={opening.isPending} onClick={() => opening.mutate()}>
          {t('open')}
        </Button>
        <span className={styles.note}>{t('logged')}</span>
        <FormFailure>{opening.error ? textOf(opening.error) : null}</FormFailure>
      </div>
    );
  const { name, street, city, postcode, country, phone } = opening.data;
  return (
    <section aria-label={t('title')}>
      <address className={styles.address}>
        {[name, street, `${postcode} ${city}`, country, ...(phone ? [phone] : [])].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
