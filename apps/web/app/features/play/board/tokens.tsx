import { useId, type ReactNode } from 'react';
import styles from './tokens.module.css';

interface Props {
  label: string;
  /** Each in words, which are seen unless something is shown in their place. */
  options: readonly { readonly value: string; readonly text: string; readonly shown?: ReactNode }[];
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

/** A choice as tokens beside the stage: one of them is taken. */
export function Tokens({ label, options, value, disabled, onChange }: Props) {
  const name = useId();
  return (
    <div className={styles.tokens} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.token}>
          <input
            type="radio"
            aria-label={option.shown ? option.text : undefined}
            title={option.shown ? option.text : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.shown ?? option.text}</span>
        </label>
      ))}
    </div>
  );
}
