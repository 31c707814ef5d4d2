import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** `narrow` for forms and reading, `wide` for lists and tables, `full` for games. */
  width?: 'narrow' | 'wide' | 'full';
  /** A drawing of `public/art` that is this page's own. */
  picture?: string;
  /** Stands beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The template of an ordinary page: heading, lead, content at one of two widths. */
export function Page({ title, lead, width = 'wide', picture, actions, children }: PageProps) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {picture && (
          <img className={styles.picture} src={`/art/${picture}.svg`} alt="" width="480" height="360" />
        )}
        {actions}
      </header>
      {children}
    </div>
  );
}
