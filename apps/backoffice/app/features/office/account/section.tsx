import { Card } from '@croupier/ui';
import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

/** A part of the account with its own heading. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
