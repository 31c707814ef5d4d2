import { useId } from 'react';
import styles from './tokens.module.css';

interface Props {
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
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
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
