import styles from './state.module.css';

/** A place that is being filled. Give it the size of what comes through `className`. */
export function Skeleton({ className, lines }: { className?: string | undefined; lines?: number }) {
  const bar = [styles.skeleton, className].filter(Boolean).join(' ');
  if (!lines) return <span className={bar} aria-hidden="true" />;
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={bar} />
      ))}
    </span>
  );
}
