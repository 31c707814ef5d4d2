import { Badge } from '@croupier/ui';
import styles from './player.module.css';

/** Labels of the office in a row. */
export function Marks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark} tone="accent">
          {mark}
        </Badge>
      ))}
    </span>
  );
}
