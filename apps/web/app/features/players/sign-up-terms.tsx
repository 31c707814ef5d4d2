import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './players.module.css';

export interface AgeConfirmationProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The region's minimum age in years. */
  age: number;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The player's word that they are old enough for the region they chose. */
export function AgeConfirmation({ age, error, ...input }: AgeConfirmationProps) {
  const t = useTranslations('players.signUp');
  const id = useId();
  return (
    <div className={styles.stack}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          {...input}
        />
        <span>{t('age', { age })}</span>
      </label>
      <p id={id} role="alert" className={styles.problem}>
        {error}
      </p>
    </div>
  );
}

/** The rules in five sentences, where the decision is made. */
export function Terms({ age }: { age: number }) {
  const t = useTranslations('players.signUp');
  return (
    <section className={styles.terms} aria-labelledby="sign-up-terms">
      <p>{t('termsIntro')}</p>
      <h2 id="sign-up-terms">{t('termsTitle')}</h2>
      <ul>
        <li>{t('termsAccount')}</li>
        <li>{t('termsAge', { age })}</li>
        <li>{t('termsFair')}</li>
        <li>{t('termsSandbox')}</li>
        <li>{t('termsStop')}</li>
      </ul>
    </section>
  );
}
