import type { Profile } from '@croupier/contract/people/players';
import { Button, Card, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { askEmail } from './contacts-queries.ts';
import styles from './contacts.module.css';
import { isRefusedFor, useContactsErrorText } from './error-text.ts';

/** The e-mail of the account, and the way to another one. Nothing changes until the letter to that is answered. */
export function EmailCard({ profile }: { profile: Profile }) {
  const t = useTranslations('email-change.card');
  const errorText = useContactsErrorText();
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: askEmail });
  if (!profile.answered) return null;
  const isInvalid = ask.isError && isRefusedFor(ask.error, 'invalid_request');
  const typed = email.trim().toLowerCase();
  return (
    <Card className={styles.card} id="email" data-testid="email">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{profile.email === '' ? t('none') : t('have', { email: profile.email })}</p>
      <form
        className={styles.card}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') ask.mutate({ email: typed });
        }}
      >
        <FormFailure>{ask.isError && !isInvalid && errorText(ask.error)}</FormFailure>
        <Field
          label={t('field')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={isInvalid && t('invalid')}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            ask.reset();
          }}
        />
        <ProofOfWork />
        <div className={styles.actions}>
          <Button type="submit" busy={ask.isPending}>
            {ask.isPending ? t('sending') : t('send')}
          </Button>
        </div>
        <p role="status" className={styles.small}>
          {ask.isSuccess && t('sent', { email: typed })}
        </p>
      </form>
    </Card>
  );
}
