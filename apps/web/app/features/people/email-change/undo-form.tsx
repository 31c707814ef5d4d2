import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { Button, buttonClass, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { undoEmail } from '../contacts/contacts-queries.ts';
import { isRefusedFor, useContactsErrorText } from '../contacts/error-text.ts';
import { newPasswordProblem, type FieldProblem } from '../players/form-rules.ts';
import { PasswordField } from '../players/password-field.tsx';
import { PasswordStrength } from '../players/password-strength.tsx';
import styles from './email-change.module.css';

/** Puts the old e-mail back, with a new password: whoever changed it knows the old one. */
export function UndoForm({ token, email, over }: { token: string; email: string; over: ReactNode }) {
  const t = useTranslations('email-change.undo');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const localPath = useLocalPath();
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { newPassword: '' } });
  const undo = useMutation({ mutationFn: undoEmail });
  const next = useWatch({ control, name: 'newPassword' });
  const problem = formState.errors.newPassword?.message as FieldProblem | undefined;
  if (isRefusedFor(undo.error, 'link_over')) return over;
  if (undo.isSuccess)
    return (
      <>
        <h2 role="status">{t('doneTitle')}</h2>
        <p className={styles.text}>{t('done')}</p>
        <div className={styles.actions}>
          {/* A new document: whoever was signed in here is not any more. */}
          <a href={localPath('/login')} className={buttonClass({ look: 'primary' })}>
            {t('toLogin')}
          </a>
        </div>
      </>
    );
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={handleSubmit(({ newPassword }) => undo.mutate({ token, newPassword }))}
    >
      <p>{t('ready', { email })}</p>
      <FormFailure>{undo.isError && errorText(undo.error)}</FormFailure>
      <PasswordField
        label={players('fields.newPassword')}
        autoComplete="new-password"
        hint={players('fields.passwordHint', { count: PASSWORD_LENGTH_MIN })}
        error={problem && players(`problems.${problem}`, { count: PASSWORD_LENGTH_MIN })}
        {...register('newPassword', {
          validate: (value) => newPasswordProblem(value),
          onChange: () => undo.reset(),
        })}
      />
      <PasswordStrength password={next} />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={undo.isPending}>
          {undo.isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
      <p className={styles.text}>{t('own')}</p>
    </form>
  );
}
