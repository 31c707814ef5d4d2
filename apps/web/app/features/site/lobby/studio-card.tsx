import { Link } from '../../../lib/link.tsx';
import styles from './studio-card.module.css';

/** A studio's sign, its name and how many games it has; leads to them. */
export function StudioCard({ code, name, games }: { code: string; name: string; games: string }) {
  return (
    <Link to={`/providers/${code}`} className={styles.studio}>
      <span className={styles.sign} aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{games}</span>
      </span>
    </Link>
  );
}
