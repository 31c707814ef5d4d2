import { Card } from '@croupier/ui';
import { useId, type ReactNode } from 'react';
import styles from './overview.module.css';

/** A part of the overview under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
