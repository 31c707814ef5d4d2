import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './tickets.module.css';

/** The kinds of lotteries, each printed on a ticket: a perforation, a stub, notches at both ends. */
export function Tickets({ kinds }: { kinds: LoadedPage['cards'] }) {
  return (
    <ul className={styles.tickets}>
      {kinds.map(({ key, title, html }, n) => (
        <li key={key} className={styles.ticket}>
          <div className={styles.face}>
            <h2 className={styles.name}>{title}</h2>
            <Prose html={html} />
          </div>
          <span className={styles.stub} aria-hidden="true">
            {Array.from({ length: n + 1 }, (_, star) => (
              <svg key={star} viewBox="0 0 24 24">
                <path d="M12 2.500l2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z" />
              </svg>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
