import type { ReactNode } from 'react';
import styles from './surface.module.css';

export type BadgeTone = 'quiet' | 'accent' | 'gold' | 'win' | 'lose' | 'warn';

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
