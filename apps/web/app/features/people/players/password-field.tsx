import { Field, type FieldProps } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './players.module.css';

/** A password with a switch that shows it. The switch keeps its place in the Tab order after the field. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const t = useTranslations('players.fields');
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      }
    />
  );
}
