import { Button, buttonClass, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile, useRefreshProfile } from '../../../lib/session.ts';
import { confirmEmail } from '../contacts/contacts-queries.ts';
import { isRefusedFor, useContactsErrorText } from '../contacts/error-text.ts';
import { passwordProblem, type FieldProblem } from '../players/form-rules.ts';
import { PasswordField } from '../players/password-field.tsx';
import styles from './email-change.module.css';

interface ConfirmFormProps {
  token: string;
  email: string;
  needsPassword: boolean;
  /** In place of the form once the link is over. */
  over: ReactNode;
}

/** Makes a new e-mail the account's, for who is signed in to it or knows its password. */
export function ConfirmForm({ token, email, needsPassword, over }: ConfirmFormProps) {
  const t = useTranslations('email-change.confirm');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const refresh = useRefreshProfile();
  const signedIn = useProfile() !== null;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const confirm = useMutation({ mutationFn: confirmEmail, onSuccess: () => refresh() });
  const problem = formState.errors.password?.message as FieldProblem | undefined;
  if (isRefusedFor(confirm.error, 'link_over')) return over;
  if (confirm.isSuccess)
    return (
      <>
        <h2 role="status">{t('doneTitle')}</h2>
        <p className={styles.text}>{t('done')}</p>
        <div className={styles.actions}>
          <Link to={signedIn ? '/profile/security' : '/login'} className={buttonClass({ look: 'primary' })}>
            {signedIn ? t('toProfile') : t('toLogin')}
          </Link>
        </div>
      </>
    );
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={handleSubmit(({ password }) =>
        confirm.mutate({ token, ...(password !== '' && { password }) }),
      )}
    >
      <p>{t('ready', { email })}</p>
      <FormFailure>{confirm.isError && errorText(confirm.error)}</FormFailure>
      {needsPassword && (
        <>
          <p className={styles.text}>{t('needsPassword')}</p>
          <PasswordField
            label={players('fields.password')}
            autoComplete="current-password"
            error={problem && players(`problems.${problem}`)}
            {...register('password', { validate: passwordProblem })}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={confirm.isPending}>
          {confirm.isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
      <p className={styles.text}>{t('stranger')}</p>
    </form>
  );
}
