import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './state.module.css';
import type { StateProps } from './empty-state.tsx';

export interface ErrorStateProps extends Omit<StateProps, 'action'> {
  retryLabel: string;
  onRetry(): void;
}

export function ErrorState({ icon, title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>{icon ?? <Icon name="warning" size={28} />}</span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
