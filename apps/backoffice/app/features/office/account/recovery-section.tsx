import { renewRecoveryCodes } from '@croupier/contract/office/operators';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useMe, useRefreshMe } from '../../../lib/me.ts';
import { RecoveryCodes } from '../../../lib/recovery-codes/recovery-codes.tsx';
import styles from './account.module.css';
import { Section } from './section.tsx';

/** How many recovery codes are left, and new ones in place of them. */
export function RecoverySection() {
  const t = useTranslations('account.recovery');
  const { recoveryCodesLeft } = useMe();
  const refresh = useRefreshMe();
  const textOf = useErrorText();
  const [password, setPassword] = useState('');
  const renew = useMutation({
    mutationFn: () => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: async () => {
      setPassword('');
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password && !renew.isPending) renew.mutate();
  };
  return (
    <Section title={t('title')} lead={t('left', { count: recoveryCodesLeft })}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onKept={renew.reset} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={t('password')}
            hint={t('hint')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormFailure>{renew.error ? textOf(renew.error) : null}</FormFailure>
          <Button type="submit" busy={renew.isPending}>
            {t('renew')}
          </Button>
        </form>
      )}
    </Section>
  );
}
