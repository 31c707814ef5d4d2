import { ApiError } from '@croupier/contract/kit';
import { addPasskey, passkeyOptions } from '@croupier/contract/office/operators';
import { Button, Field, FormFailure, showToast } from '@croupier/ui';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useRefreshMe } from '../../../lib/me.ts';
import styles from './account.module.css';

type Ceremony = Parameters<typeof startRegistration>[0]['optionsJSON'];
const NAME_LEAST = 2;

/** A new passkey: the browser makes it, the house keeps what it needs to know it again. */
export function AddPasskey() {
  const t = useTranslations('account.factors');
  const textOf = useErrorText();
  const refresh = useRefreshMe();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await call(passkeyOptions, {});
      const credential = await startRegistration({ optionsJSON: options as unknown as Ceremony });
      return call(addPasskey, { body: { name: name.trim(), credential: { ...credential } } });
    },
    onSuccess: async () => {
      setName('');
      showToast(t('added'), 'success');
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length >= NAME_LEAST && !add.isPending) add.mutate();
  };
  // The browser's own refusal: the question was closed, or it makes no passkeys.
  const failure = add.error instanceof ApiError ? textOf(add.error) : t('failed');
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        maxLength={80}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormFailure>{add.error ? failure : null}</FormFailure>
      <Button type="submit" busy={add.isPending}>
        {t('add')}
      </Button>
    </form>
  );
}
