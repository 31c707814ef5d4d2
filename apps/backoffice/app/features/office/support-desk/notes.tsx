import { noteSupportLetter, NOTE_MAX, type SupportLetter } from '@croupier/contract/office/support-desk';
import { Button, Card, FormFailure, TextArea } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '../../../lib/act/use-act.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import styles from './letter.module.css';
import { CHANGED } from './use-letter.ts';

/** What people of the house tell each other about a letter. */
export function Notes({ letter }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  const may = useMay();
  return (
    <Card>
      <h2 className={styles.heading}>{t('notes.title')}</h2>
      {letter.notes.length === 0 && <p className={styles.quiet}>{t('notes.none')}</p>}
      <ul className={styles.list}>
        {letter.notes.map(({ operator, text, createdAt }) => (
          <li key={`${createdAt} ${operator}`}>
            <span className={styles.quiet}>
              {operator} · <Instant at={createdAt} />
            </span>
            <p className={styles.written} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {may('answer.support') && <NoteForm number={letter.number} />}
    </Card>
  );
}

function NoteForm({ number }: { number: string }) {
  const t = useTranslations('support-desk');
  const textOf = useErrorText();
  const [text, setText] = useState('');
  const note = useAct<typeof noteSupportLetter>({ changes: CHANGED, done: t('notes.done') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < 2 || note.isPending) return;
    const input = { params: { number }, body: { text: text.trim() } };
    note.mutate({ operation: noteSupportLetter, input }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextArea
        label={t('notes.text')}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormFailure>{note.error ? textOf(note.error) : null}</FormFailure>
      <div className={styles.buttons}>
        <Button size="small" type="submit" busy={note.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}
