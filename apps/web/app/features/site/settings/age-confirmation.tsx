import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './age-confirmation.module.css';

export interface AgeConfirmationProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The region's minimum age in years. */
  age: number;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The player's word that they are old enough for the region they chose. */
export function AgeConfirmation({ age, error, ...input }: AgeConfirmationProps) {
  const t = useTranslations('settings.region');
  const id = useId();
  return (
    <div className={styles.confirmation}>
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
