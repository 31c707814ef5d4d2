import type { ReactNode } from 'react';
import styles from './schema-form.module.css';

/** Values that belong together. */
export function Group({ label, acts, children }: { label: string; acts?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {acts}
    </fieldset>
  );
}
