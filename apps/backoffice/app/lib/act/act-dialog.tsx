import type { InputOf, Operation, OutputOf } from '@croupier/contract/kit';
import { Button, Dialog, FormFailure } from '@croupier/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors/use-error-text.ts';
import styles from './act-dialog.module.css';
import { ReasonField, isReason } from './reason-field.tsx';
import { useAct, type Undo } from './use-act.ts';

export interface ActDialogProps<O extends Operation> {
  title: string;
  /** Exactly what will happen, a sentence each. */
  happens: readonly ReactNode[];
  /** On the button: the act in a word or two. */
  button: string;
  tone?: 'primary' | 'danger';
  operation: O;
  /** Null while a field of `children` has nothing that may be sent. */
  inputOf(reason: string): InputOf<O> | null;
  changes: readonly Operation[];
  /** Said when it is done. */
  done: string;
  undo?: (output: OutputOf<O>, reason: string) => ReturnType<Undo<O>>;
  onDone?(output: OutputOf<O>): void;
  onClose(): void;
  /** What else the act has to be told. */
  children?: ReactNode;
}

/** An act: what will happen, why it is done (that goes to the log), and one call. What is refused is said, and nothing is lost. */
export function ActDialog<O extends Operation>(props: ActDialogProps<O>) {
  const { title, happens, button, tone = 'primary', operation, inputOf, undo, onDone, onClose } = props;
  const t = useTranslations('lib.act');
  const form = useId();
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const textOf = useErrorText();
  const act = useAct<O>({
    changes: props.changes,
    done: props.done,
    undo: undo && ((output) => undo(output, reason.trim())),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const input = isReason(reason) ? inputOf(reason.trim()) : null;
    if (!input || act.isPending) return;
    act.mutate(
      { operation, input },
      {
        onSuccess: (output) => {
          onDone?.(output);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look={tone} type="submit" form={form} busy={act.isPending}>
            {button}
          </Button>
        </div>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <ul className={styles.happens} aria-label={t('happens')}>
          {happens.map((each, index) => (
            <li key={index}>{each}</li>
          ))}
        </ul>
        {props.children}
        <ReasonField value={reason} onChange={setReason} pressed={pressed} />
        <FormFailure>{act.error ? textOf(act.error) : null}</FormFailure>
      </form>
    </Dialog>
  );
}
