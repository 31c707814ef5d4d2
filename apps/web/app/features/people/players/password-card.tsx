import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { ApiError } from '@croupier/contract/kit';
import { Button, Card } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { usePlayersErrorText } from './error-text.ts';
import { newPasswordProblem, passwordProblem, type FieldProblem } from './form-rules.ts';
import { Outcome } from './outcome.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { replacePassword } from './replace-password.ts';
import styles from './profile.module.css';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordCard() {
  const t = useTranslations('players');
  const errorText = usePlayersErrorText();
  const { register, handleSubmit, control, formState, reset } = useForm({ defaultValues: EMPTY });
  const change = useMutation({ mutationFn: replacePassword, onSuccess: () => reset(EMPTY) });
  const [current, next] = useWatch({ control, name: ['currentPassword', 'newPassword'] });
  const problem = (name: keyof typeof EMPTY) => {
    const key = formState.errors[name]?.message as FieldProblem | undefined;
    return key && t(`problems.${key}`, { count: PASSWORD_LENGTH_MIN });
  };
  const wrongCurrent = change.error instanceof ApiError && change.error.key === 'wrong_credentials';
  return (
    <Card className={styles.card}>
      <h2>{t('profile.passwordTitle')}</h2>
      <p className={styles.text}>{t('profile.passwordExplain')}</p>
      <form
        className={styles.card}
        noValidate
        method="post"
        onSubmit={handleSubmit((form) => change.mutateAsync(form).catch(() => undefined))}
      >
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          error={problem('currentPassword') ?? (wrongCurrent && t('errors.wrongCurrentPassword'))}
          {...register('currentPassword', { validate: passwordProblem, onChange: () => change.reset() })}
        />
        <PasswordField
          label={t('fields.newPassword')}
          autoComplete="new-password"
          hint={t('fields.passwordHint', { count: PASSWORD_LENGTH_MIN })}
          error={problem('newPassword')}
          {...register('newPassword', {
            validate: (value) => newPasswordProblem(value, current),
            onChange: () => change.reset(),
          })}
        />
        <PasswordStrength password={next} />
        <div className={styles.actions}>
          <Button type="submit" busy={change.isPending}>
            {change.isPending ? t('profile.passwordSubmitting') : t('profile.passwordSubmit')}
          </Button>
          <Outcome
            done={change.isSuccess && t('profile.passwordDone')}
            failed={change.isError && !wrongCurrent && errorText(change.error)}
          />
        </div>
      </form>
    </Card>
  );
}
