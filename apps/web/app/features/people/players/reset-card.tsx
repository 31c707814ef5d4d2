import { Button, Card, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { AgainButton } from '../contacts/again-button.tsx';
import { askReset } from '../contacts/contacts-queries.ts';
import { useContactsErrorText } from '../contacts/error-text.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { emailProblem, tidyEmail, type FieldProblem } from './form-rules.ts';
import styles from './profile.module.css';

/** Asks for a letter with a link. What is said then is the same for every address. */
export function ResetCard() {
  const t = useTranslations('contacts.reset');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const ask = useMutation({ mutationFn: askReset });
  const problem = formState.errors.email?.message as FieldProblem | undefined;
  if (ask.isSuccess)
    return <Sent email={ask.variables.email} againAt={ask.data.againAt} onOther={ask.reset} />;
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <form
        className={styles.card}
        noValidate
        method="post"
        onSubmit={handleSubmit(({ email }) => ask.mutate({ email: tidyEmail(email) }))}
      >
        <FormFailure>{ask.isError && errorText(ask.error)}</FormFailure>
        <Field
          label={players('fields.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={problem && players(`problems.${problem}`)}
          {...register('email', { validate: emailProblem, onChange: () => ask.reset() })}
        />
        <ProofOfWork />
        <div className={styles.actions}>
          <Button type="submit" busy={ask.isPending}>
            {ask.isPending ? t('submitting') : t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface SentProps {
  email: string;
  againAt: string;
  onOther(): void;
}

function Sent({ email, againAt, onOther }: SentProps) {
  const t = useTranslations('contacts.reset');
  return (
    <Card className={styles.card}>
      <div role="status">
        <h2>{t('sentTitle')}</h2>
      </div>
      <p>{t('sent', { email })}</p>
      <p className={styles.text}>{t('none')}</p>
      <AgainButton
        id={`reset ${email}`}
        label={t('again')}
        againAt={againAt}
        send={() => askReset({ email })}
      />
      <div className={styles.actions}>
        <Button look="plain" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </Card>
  );
}
