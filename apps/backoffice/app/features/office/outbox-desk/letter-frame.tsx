import styles from './outbox.module.css';

/** The sheet for dark programs: the office lets no page bring one, and would say so. */
const SHEET = /<style>[^]*?<\/style>/;

/** A letter as it is designed, in a frame of its own that runs nothing, fetches nothing and leads nowhere. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  return <iframe className={styles.frame} title={title} sandbox="" srcDoc={html.replace(SHEET, '')} />;
}
