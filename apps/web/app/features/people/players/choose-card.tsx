import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { Button, buttonClass, Card, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { choosePassword } from '../contacts/contacts-queries.ts';
import { isRefusedFor, useContactsErrorText } from '../contacts/error-text.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { newPasswordProblem, type FieldProblem } from './form-rules.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import styles from './profile.module.css';

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

interface ChooseCardProps {
  /** The link of a letter, or the phone that a code was sent to. */
  by: { token: string } | { phone: string };
}

/** A new password by the link of a letter, or by the code that a phone was sent. */
export function ChooseCard({ by }: ChooseCardProps) {
  const t = useTranslations('contacts.choose');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { code: '', newPassword: '' },
  });
  const choose = useMutation({ mutationFn: choosePassword });
  const next = useWatch({ control, name: 'newPassword' });
  const problem = formState.errors.newPassword?.message as FieldProblem | undefined;
  if (choose.isSuccess) return <Chosen />;
  const isOver = isRefusedFor(choose.error, 'link_over');
  const over = 'token' in by ? t('over') : t('wrongCode');
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <form
        className={styles.card}
        noValidate
        method="post"
        onSubmit={handleSubmit(({ code, newPassword }) =>
          choose.mutate('token' in by ? { ...by, newPassword } : { ...by, code, newPassword }),
        )}
      >
        <FormFailure>{choose.isError && (isOver ? over : errorText(choose.error))}</FormFailure>
        {'phone' in by && (
          <Field
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            error={formState.errors.code && t('codeInvalid')}
            {...register('code', { pattern: CODE, required: true, onChange: () => choose.reset() })}
          />
        )}
        <PasswordField
          label={players('fields.newPassword')}
          autoComplete="new-password"
          hint={players('fields.passwordHint', { count: PASSWORD_LENGTH_MIN })}
          error={problem && players(`problems.${problem}`, { count: PASSWORD_LENGTH_MIN })}
          {...register('newPassword', {
            validate: (value) => newPasswordProblem(value),
            onChange: () => choose.reset(),
          })}
        />
        <PasswordStrength password={next} />
        {'phone' in by && <ProofOfWork />}
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={choose.isPending}>
            {choose.isPending ? t('submitting') : t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A way with a new document: whoever was signed in here is not any more. */
function Chosen() {
  const t = useTranslations('contacts.choose');
  const localPath = useLocalPath();
  return (
    <Card className={styles.card}>
      <div role="status">
        <h2>{t('doneTitle')}</h2>
      </div>
      <p className={styles.text}>{t('done')}</p>
      <div className={styles.actions}>
        <a href={localPath('/login')} className={buttonClass({ look: 'primary' })}>
          {t('toLogin')}
        </a>
      </div>
    </Card>
  );
}
