import { EXAMPLE_PHONES } from '@croupier/domain/people/contacts';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { askCode } from './contacts-queries.ts';
import styles from './contacts.module.css';
import { isRefusedFor, useContactsErrorText } from './error-text.ts';

/** Asks for the phone that a code shall go to. */
export function PhoneForm({ onSent }: { onSent(): void }) {
  const t = useTranslations('contacts.phone');
  const region = useRegion();
  const errorText = useContactsErrorText();
  const [phone, setPhone] = useState('');
  const ask = useMutation({ mutationFn: askCode, onSuccess: onSent });
  const isInvalid = ask.isError && isRefusedFor(ask.error, 'invalid_request');
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ phone: withPlus(phone) });
      }}
    >
      <FormFailure>{ask.isError && !isInvalid && errorText(ask.error)}</FormFailure>
      <Field
        label={t('field')}
        hint={t('hint', { example: EXAMPLE_PHONES[region.id] })}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        value={phone}
        error={isInvalid && t('invalid')}
        onChange={(event) => {
          setPhone(event.currentTarget.value);
          ask.reset();
        }}
      />
      <ProofOfWork />
      <div className={styles.actions}>
        <Button type="submit" busy={ask.isPending}>
          {ask.isPending ? t('sending') : t('send')}
        </Button>
      </div>
    </form>
  );
}

/** Whoever copies a number often leaves the sign out that says that its country comes first. */
const withPlus = (phone: string): string => `+${phone.trim().replace(/^\++/, '')}`;
