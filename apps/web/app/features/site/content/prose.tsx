import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** @param html made and sanitised by the server. Its links inside the site are steps of the router, as all others are. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = (event.target as Element).closest('a')?.getAttribute('href');
    const asked = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // A key that opens another tab is the browser's; so is an address elsewhere.
    if (!path?.startsWith('/') || asked) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div className={styles.prose} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
