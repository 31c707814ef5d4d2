import { changeMyPassword, mySessions } from '@croupier/contract/office/operators';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '../../../lib/act/use-act.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useMe } from '../../../lib/me.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';

const EMPTY = { current: '', password: '' };

/** Changes my password; my other sessions end. */
export function PasswordSection() {
  const t = useTranslations('account.password');
  const me = useMe();
  const textOf = useErrorText();
  const [words, setWords] = useState(EMPTY);
  const change = useAct<typeof changeMyPassword>({ changes: [mySessions], done: t('done') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!words.current || !words.password || change.isPending) return;
    change.mutate(
      { operation: changeMyPassword, input: { body: words } },
      { onSuccess: () => setWords(EMPTY) },
    );
  };
  return (
    <Section title={t('title')} lead={t('lead')}>
      <form className={styles.form} onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={me.email} readOnly />
        <Field
          label={t('current')}
          type="password"
          autoComplete="current-password"
          required
          value={words.current}
          onChange={(event) => setWords({ ...words, current: event.target.value })}
        />
        <Field
          label={t('new')}
          type="password"
          autoComplete="new-password"
          required
          value={words.password}
          onChange={(event) => setWords({ ...words, password: event.target.value })}
        />
        <FormFailure>{change.error ? textOf(change.error) : null}</FormFailure>
        <Button type="submit" busy={change.isPending}>
          {t('change')}
        </Button>
      </form>
    </Section>
  );
}
