import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './tickets.module.css';

/** How far an invitation can come: a strip of tickets, of which the last is torn off. */
export function Tickets({ states }: { states: LoadedPage['cards'] }) {
  return (
    <ul className={styles.strip}>
      {states.map(({ key, title, html }) => (
        <li key={key} className={styles.ticket} data-torn={key === 'rejected' || undefined}>
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
