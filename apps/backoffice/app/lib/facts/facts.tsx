import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of one thing, name by name: side by side with the name above, or in rows with the name before it. */
export function Facts({ rows = false, children }: { rows?: boolean; children: ReactNode }) {
  return <dl className={rows ? styles.rows : styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
