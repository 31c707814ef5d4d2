import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Why a form was refused. It is there while nothing was, so that it is spoken when something is. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.failurePlace}>
      {children && <p className={styles.failure}>{children}</p>}
    </div>
  );
}
