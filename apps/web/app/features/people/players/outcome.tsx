import styles from './profile.module.css';

/** What became of a form, spoken when it appears. The place stays in the page so that screen readers hear it. */
export function Outcome({ done, failed }: { done: string | false; failed: string | false }) {
  return (
    <p role="status" className={failed ? styles.failed : styles.done}>
      {failed || done}
    </p>
  );
}
