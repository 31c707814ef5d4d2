import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './pennants.module.css';

/** What the league promises, each on a pennant that hangs from one line. */
export function Pennants({ facts }: { facts: LoadedPage['cards'] }) {
  return (
    <ul className={styles.line}>
      {facts.map(({ key, title, html }) => (
        <li key={key} className={styles.pennant}>
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
