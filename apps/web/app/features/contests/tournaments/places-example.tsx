import { useId } from 'react';
import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { examplePlaces } from './example-race.ts';
import styles from './places-example.module.css';

/** Three lanes of felt, a chip for each round where it was played, those that count in brass, and the place at the end. */
export function PlacesExample({ card: { title, html } }: { card: LoadedPage['cards'][number] }) {
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Prose html={html} />
      </div>
      <ol className={styles.lanes}>
        {examplePlaces().map(({ seat, rounds, points, reachedAt }, place) => (
          <li key={seat} className={styles.lane}>
            <span className={styles.place} data-place={place + 1}>
              {place + 1}
            </span>
            <span className={styles.seat}>{seat}</span>
            <span className={styles.felt}>
              <span className={styles.run} style={{ inlineSize: `${reachedAt}%` }} />
              {rounds.map(({ at, times, counts }) => (
                <span
                  key={at}
                  className={styles.chip}
                  data-counts={counts || undefined}
                  style={{ insetInlineStart: `${at}%` }}
                >
                  ×{times}
                </span>
              ))}
            </span>
            <strong className={styles.points}>{points}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
