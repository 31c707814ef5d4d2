import styles from './random-corner.module.css';

/** A small wrapped gift. It says nothing: what it is called stands beside it. */
export function GiftScene() {
  return (
    <svg className={styles.gift} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.paper} d="M8 22h32v20a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" />
      <path className={styles.lid} d="M5 15h38v8H5z" />
      <path className={styles.ribbon} d="M21 15h6v29h-6z" />
      <path className={styles.bow} d="M24 15c-2-6-6-9-10-8-4 1-3 8 10 8zM24 15c2-6 6-9 10-8 4 1 3 8-10 8z" />
    </svg>
  );
}
