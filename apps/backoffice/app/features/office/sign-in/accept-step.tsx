import type { OutputOf } from '@croupier/contract/kit';
import { acceptInvitation, type lookAtInvitation } from '@croupier/contract/office/operators';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './steps.module.css';
import type { Factor } from './use-sign-in.ts';

interface AcceptStepProps {
  token: string;
  invitation: OutputOf<typeof lookAtInvitation>;
  onFactors(factors: readonly Factor[]): void;
}

/** How one is called here, and the password. */
export function AcceptStep({ token, invitation, onFactors }: AcceptStepProps) {
  const t = useTranslations('sign-in');
  const textOf = useErrorText();
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token, name: name.trim(), password } }),
    onSuccess: ({ factors }) => onFactors(factors),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length > 1 && password && !accept.isPending) accept.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {/* A password manager keeps the password under this. */}
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <Field
        label={t('invitation.name')}
        autoComplete="name"
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('invitation.password')}
        hint={t('invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFailure>{accept.error ? textOf(accept.error) : null}</FormFailure>
      <Button look="primary" type="submit" wide busy={accept.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
