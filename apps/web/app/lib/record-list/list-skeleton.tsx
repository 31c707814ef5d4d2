import { Skeleton } from '@croupier/ui';
import styles from './record-list.module.css';

/** Stands where a list of records will be. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.frame} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
