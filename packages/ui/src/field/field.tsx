import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Said to screen readers at once; empty means the value is fine. */
  error?: ReactNode;
  /** What stands inside the frame behind the value: a unit, a button. */
  after?: ReactNode;
  /** Replaces the input (a money input for example); takes the same props. */
  as?: (props: InputHTMLAttributes<HTMLInputElement>) => ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Label, input, hint and error, wired to each other. */
export function Field({ label, hint, error, after, as, ref, className, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = {
    ...input,
    id,
    className: styles.input,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {as ? as(props) : <input {...props} ref={ref} />}
        {after && <span className={styles.after}>{after}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
