import { ApiError } from '@croupier/contract/kit';
import { Button, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePlayersErrorText } from '../players/error-text.ts';
import { PasswordField } from '../players/password-field.tsx';
import { proveByPassword } from './step-up-queries.ts';
import styles from './step-up.module.css';

/** The way of who has neither a passkey nor an address that was answered at. */
export function ByPassword({ onProven }: { onProven(): void }) {
  const t = useTranslations('step-up');
  const errorText = usePlayersErrorText();
  const [password, setPassword] = useState('');
  const prove = useMutation({
    mutationFn: () => proveByPassword(password),
    onSuccess: onProven,
    onError: () => setPassword(''),
  });
  const isWrong = prove.error instanceof ApiError && prove.error.key === 'wrong_credentials';
  return (
    <form
      className={styles.ways}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !prove.isPending) prove.mutate();
      }}
    >
      <p className={styles.text}>{t('passwordText')}</p>
      <FormFailure>{prove.isError && (isWrong ? t('passwordWrong') : errorText(prove.error))}</FormFailure>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" wide busy={prove.isPending}>
        {t('passwordSubmit')}
      </Button>
    </form>
  );
}
