import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import styles from './field.module.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/**
 * The platform's own select, its list in our look where the browser lets it be dressed (decision 0047): keyboard, typing ahead,
 * screen readers and the wheel of a phone stay right, and no script is sent for it.
 */
export function Select({ label, hint, options, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...select}
          id={id}
          className={`${styles.input} ${styles.select}`}
          aria-describedby={hint ? `${id}-hint` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
