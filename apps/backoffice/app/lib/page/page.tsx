import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  lead?: ReactNode;
  /** Stands beside the title. */
  actions?: ReactNode;
  /** `list`: the content has all the height there is and scrolls by itself. */
  width?: 'narrow' | 'wide' | 'list';
  children?: ReactNode;
}

/** A page of the office: its heading, which has the focus when one comes to it, and its content. */
export function Page({ title, lead, actions, width = 'wide', children }: PageProps) {
  const t = useTranslations('lib');
  const heading = useRef<HTMLHeadingElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    // Whoever has opened something meanwhile is not called away from it.
    if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <title>{t('documentTitle', { title })}</title>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
