import { officeLogin } from '@croupier/contract/office/operators';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './steps.module.css';
import type { Factor } from './use-sign-in.ts';

/** The first step: who it is, and their password. */
export function PasswordStep({ onFactors }: { onFactors(factors: readonly Factor[]): void }) {
  const t = useTranslations('sign-in');
  const textOf = useErrorText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    mutationFn: () => call(officeLogin, { body: { email: email.trim(), password } }),
    onSuccess: ({ factors }) => onFactors(factors),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() && password && !login.isPending) login.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFailure>{login.error ? textOf(login.error) : null}</FormFailure>
      <Button look="primary" type="submit" wide busy={login.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
