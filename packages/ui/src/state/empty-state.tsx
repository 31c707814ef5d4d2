import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface StateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence: what to do next. */
  text?: ReactNode;
  /** The one button or link that does it. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do next. The house's animal looks over the plaque with the icon. */
export function EmptyState({ icon, title, text, action }: StateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.plaque}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
