import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './steps.module.css';

const DIGITS = 6;

interface CodeFormProps<T> {
  label: string;
  button: string;
  /** Six digits of an application; otherwise one of the codes that were written down. */
  isDigits: boolean;
  send(code: string): Promise<T>;
  onDone(answer: T): void | Promise<void>;
  /** @returns whether it was dealt with, and nothing is said here */
  onFailure(error: unknown): boolean;
}

/** A field for a code. Six digits are sent as soon as they are there. */
export function CodeForm<T>({ label, button, isDigits, send, onDone, onFailure }: CodeFormProps<T>) {
  const textOf = useErrorText();
  const [code, setCode] = useState('');
  const login = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      onFailure(error);
      setCode('');
    },
  });
  const take = (text: string) => {
    const taken = isDigits ? text.replace(/\D/g, '').slice(0, DIGITS) : text;
    setCode(taken);
    if (isDigits && taken.length === DIGITS && !login.isPending) login.mutate(taken);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = isDigits ? code.length === DIGITS : code.trim().length >= 4;
    if (whole && !login.isPending) login.mutate(code.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={label}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete={isDigits ? 'one-time-code' : 'off'}
        spellCheck={false}
        required
        autoFocus
        value={code}
        onChange={(event) => take(event.target.value)}
      />
      <FormFailure>{login.error ? textOf(login.error) : null}</FormFailure>
      <Button look="primary" type="submit" wide busy={login.isPending}>
        {button}
      </Button>
    </form>
  );
}
