import { SUPPORT_TOPICS, type SupportTopic } from '@croupier/domain/site/support';
import { Button, Field, FormFailure, Select } from '@croupier/ui';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../lib/root-data.ts';
import { useSupportErrorText } from './error-text.ts';
import { emailProblem, messageProblem, referenceProblem, type LetterProblem } from './letter-rules.ts';
import { LetterTaken } from './letter-taken.tsx';
import { MessageField } from './message-field.tsx';
import { useSendLetter } from './support-queries.ts';
import styles from './support.module.css';

interface Letter {
  readonly topic: SupportTopic;
  readonly email: string;
  readonly reference: string;
  readonly message: string;
}

/** A letter to the house. What was typed stays until it has arrived. @param email of the player; '' of a visitor */
export function SupportForm({ email }: { email: string }) {
  const t = useTranslations('support.form');
  const language = useLanguage();
  const send = useSendLetter();
  const errorText = useSupportErrorText();
  const blank: Letter = { topic: 'account', email, reference: '', message: '' };
  const defaultValues = { ...blank, reference: useGivenReference() };
  const { register, handleSubmit, formState, reset } = useForm<Letter>({ defaultValues });
  const [taken, setTaken] = useState<{ number: string; email: string }>();

  if (taken)
    return (
      <LetterTaken
        {...taken}
        onAgain={() => {
          reset(blank);
          send.reset();
          setTaken(undefined);
        }}
      />
    );
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={handleSubmit((letter) =>
        send.mutate(
          { ...letter, language },
          { onSuccess: ({ number }) => setTaken({ number, email: letter.email.trim() }) },
        ),
      )}
    >
      <LetterFields register={register} errors={formState.errors} />
      <FormFailure>{send.isError && errorText(send.error)}</FormFailure>
      <Button type="submit" look="primary" size="large" busy={send.isPending}>
        {send.isPending ? t('sending') : t('send')}
      </Button>
    </form>
  );
}

/** A link from a round or a payment brings its number (`?id=`). */
function useGivenReference(): string {
  const [query] = useSearchParams();
  const given = query.get('id') ?? '';
  return referenceProblem(given) ? '' : given;
}

interface LetterFieldsProps {
  readonly register: UseFormRegister<Letter>;
  readonly errors: FieldErrors<Letter>;
}

function LetterFields({ register, errors }: LetterFieldsProps) {
  const t = useTranslations('support.form');
  const problem = (name: keyof Letter) => {
    const key = errors[name]?.message as LetterProblem | undefined;
    return key && t(`problems.${key}`);
  };
  return (
    <>
      <Select
        label={t('topic')}
        options={SUPPORT_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        {...register('topic')}
      />
      <Field
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        error={problem('email')}
        {...register('email', { validate: emailProblem })}
      />
      <Field
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        error={problem('reference')}
        {...register('reference', { validate: referenceProblem })}
      />
      <MessageField
        label={t('message')}
        error={problem('message')}
        {...register('message', { validate: messageProblem })}
      />
    </>
  );
}
