import type { Passkey } from '@croupier/contract/people/passkeys';
import { Button, showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { usePasskeysErrorText } from './error-text.ts';
import { forgetPasskey, passkeysQuery } from './passkeys-queries.ts';
import styles from './passkeys.module.css';

export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTranslations('passkeys');
  const date = useDate();
  const client = useQueryClient();
  const errorText = usePasskeysErrorText({ device: 'device', conflict: 'lastWay' });
  const forget = useMutation({
    mutationFn: () => forgetPasskey(id),
    onSuccess: (passkeys) => {
      putKnown(client, passkeysQuery.queryKey, passkeys);
      // The row is gone, and with it whatever it would say.
      showToast(t('removed'));
    },
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.text}>
          {t('since', { date: date(createdAt, 'date') })} ·{' '}
          {lastUsedAt === null ? t('unused') : t('used', { date: date(lastUsedAt) })}
        </span>
        <span role="status" className={styles.failed}>
          {forget.isError && errorText(forget.error)}
        </span>
      </div>
      <Button
        size="small"
        look="plain"
        busy={forget.isPending}
        aria-label={t('removeNamed', { name })}
        onClick={() => forget.mutate()}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
