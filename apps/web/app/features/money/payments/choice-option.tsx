import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceOptionProps {
  /** Of the group that it stands in. */
  name: string;
  label: string;
  isChosen: boolean;
  isOff?: boolean;
  onChoose(): void;
  /** Facts about it, which a reader hears with it. */
  children?: ReactNode;
}

/** One of several things to choose from, with the facts about it. */
export function ChoiceOption({
  name,
  label,
  isChosen,
  isOff = false,
  onChoose,
  children,
}: ChoiceOptionProps) {
  const id = useId();
  return (
    <label className={styles.option} data-off={isOff || undefined}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isOff}
        aria-labelledby={`${id}-name`}
        aria-describedby={children ? id : undefined}
        onChange={onChoose}
      />
      <span>
        <strong id={`${id}-name`}>{label}</strong>
        {children && (
          <span id={id} className={styles.facts}>
            {children}
          </span>
        )}
      </span>
    </label>
  );
}
