import { PASSKEY_NAME_LENGTH_MAX } from '@croupier/domain/people/passkeys';
import { Button, Field } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { usePasskeysErrorText } from './error-text.ts';
import { keepPasskey, passkeysQuery } from './passkeys-queries.ts';
import styles from './passkeys.module.css';

/** Makes a passkey on this device, under a name that its player will know it by. */
export function AddPasskey() {
  const t = useTranslations('passkeys');
  const client = useQueryClient();
  const errorText = usePasskeysErrorText({ device: 'device' });
  const [name, setName] = useState('');
  const keep = useMutation({
    mutationFn: () => keepPasskey(name.trim() || t('placeholder')),
    onSuccess: (passkeys) => {
      putKnown(client, passkeysQuery.queryKey, passkeys);
      setName('');
    },
  });
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <Field
        label={t('field')}
        placeholder={t('placeholder')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          keep.reset();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={keep.isPending}>
          {keep.isPending ? t('adding') : t('add')}
        </Button>
        <p role="status" className={keep.isError ? styles.failed : styles.done}>
          {keep.isError ? errorText(keep.error) : keep.isSuccess && t('added')}
        </p>
      </div>
    </form>
  );
}
