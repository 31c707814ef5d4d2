import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Seal } from '../../../lib/seal/seal.tsx';
import { useArrival } from './use-arrival.ts';
import styles from './door.module.css';

/** The page of who is not in yet: the office's sign, one heading, one thing to do. */
export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const t = useTranslations('sign-in');
  const heading = useArrival(title);
  return (
    <main className={styles.door}>
      <title>{t('documentTitle', { title })}</title>
      <div className={styles.card}>
        <p className={styles.house}>
          <Seal size={40} />
          {t('office')}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
