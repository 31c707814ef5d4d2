import { houseHealth } from '@croupier/contract/office/health-desk';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { useIsWatched } from '../../../lib/use-is-watched.ts';
import styles from './health.module.css';
import { useNeedsSentence } from './needs-sentence.tsx';
import { WATCHED_MS } from './use-watched-health.ts';

const EVERY_MS = 60_000;

/** A dot in the rail while something of the house needs a person; what it is, is said with it. */
export default function HealthSign() {
  const isWatched = useIsWatched(WATCHED_MS);
  const { data } = useQuery({ ...queryOf(houseHealth, {}), refetchInterval: isWatched && EVERY_MS });
  const say = useNeedsSentence();
  if (!data || data.needs.length === 0) return null;
  const text = say(data.needs);
  return (
    <span className={styles.sign} title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
