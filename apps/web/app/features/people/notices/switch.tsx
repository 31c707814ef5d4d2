import styles from './settings.module.css';

interface Props {
  label: string;
  /** The head of its column says it where there is one. */
  quietLabel?: boolean;
  isOn: boolean;
  /** Why it cannot be chosen now. */
  missing?: string | undefined;
  onChange(isOn: boolean): void;
}

/** On or off, at once. */
export function Switch({ label, quietLabel, isOn, missing, onChange }: Props) {
  return (
    <label className={styles.way} title={missing}>
      <span className={quietLabel ? styles.name : undefined}>
        {label}
        {missing && <span className={styles.why}> {missing}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn && !missing}
        disabled={missing !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
