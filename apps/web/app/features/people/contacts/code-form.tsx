import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './contacts.module.css';
import { isRefusedFor, useContactsErrorText } from './error-text.ts';

interface CodeFormProps<Proven> {
  /** Where the code went, in a sentence. */
  text: string | undefined;
  prove(body: { code: string }): Promise<Proven>;
  onProven(proven: Proven): void;
  /** What else a call may be refused for that the code is a part of; undefined leaves it to the form. */
  explain?: (error: unknown) => string | undefined;
}

/** Six digits: typed, pasted with whatever stands about them, or filled in by the phone that they came to. */
export function CodeForm<Proven>({ text, prove: proveIt, onProven, explain }: CodeFormProps<Proven>) {
  const t = useTranslations('contacts.code');
  const problem = useProblem();
  const [code, setCode] = useState('');
  const prove = useMutation({
    mutationFn: proveIt,
    onSuccess: onProven,
    onError: () => setCode(''),
  });
  const send = (digits: string) => prove.mutate({ code: digits });
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);
    setCode(digits);
    if (digits !== '') prove.reset();
    if (digits.length === CODE_DIGITS && digits !== code) send(digits);
  };
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_DIGITS && !prove.isPending) send(code);
      }}
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <FormFailure>{prove.isError && (explain?.(prove.error) ?? problem(prove.error))}</FormFailure>
      <Field
        label={t('field')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={prove.isPending}>
          {prove.isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

function useProblem(): (error: unknown) => string {
  const t = useTranslations('contacts.code');
  const errorText = useContactsErrorText();
  return (error) => {
    if (isRefusedFor(error, 'wrong_code'))
      return t('wrong', { count: (error.details as { triesLeft: number }).triesLeft });
    if (isRefusedFor(error, 'link_over')) return t('over');
    if (isRefusedFor(error, 'conflict')) return t('taken');
    return errorText(error);
  };
}
