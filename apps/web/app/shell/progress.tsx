import { useNavigation } from 'react-router';
import styles from './progress.module.css';

/** A line of brass that runs along the bar while the next page is on its way; too short waits show nothing. */
export function Progress() {
  return useNavigation().state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}
