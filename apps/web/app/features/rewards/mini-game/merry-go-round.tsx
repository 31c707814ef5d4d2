import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './merry-go-round.module.css';

/** The kinds of mini-games, riding on brass poles at different heights, as on a merry-go-round. */
export function MerryGoRound({ kinds }: { kinds: LoadedPage['cards'] }) {
  return (
    <ul className={styles.ride}>
      {kinds.map(({ key, title, html, picture }) => (
        <li key={key} className={styles.seat}>
          {picture !== undefined && (
            <img className={styles.pony} src={picture} alt="" width={120} height={100} loading="lazy" />
          )}
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
