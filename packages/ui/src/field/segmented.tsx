import { useId, type ReactNode } from 'react';
import styles from './segmented.module.css';

export interface SegmentedProps<V extends string> {
  label: string;
  /** Hides the label from sight, not from screen readers. */
  quietLabel?: boolean;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange(value: V): void;
}

/** A few choices side by side: a group of radio buttons. */
export function Segmented<V extends string>({
  label,
  quietLabel,
  value,
  options,
  onChange,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={quietLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
