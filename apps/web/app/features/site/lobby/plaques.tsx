import { Prose } from '../content/prose.tsx';
import type { LoadedPage } from '../content/load-page-data.ts';
import styles from './plaques.module.css';

/** What a page says of studios, on brass plaques held by four screws. */
export function Plaques({ facts }: { facts: LoadedPage['cards'] }) {
  return (
    <ul className={styles.plaques}>
      {facts.map(({ key, title, html }) => (
        <li key={key} className={styles.plaque}>
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
