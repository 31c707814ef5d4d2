import type { Profile } from '@croupier/contract/people/players';
import styles from './avatars.module.css';

/** The player's picture, or the first letter of their nickname. The name stands beside it. */
export function Avatar({ profile: { avatar, nickname } }: { profile: Profile }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {avatar ? <img src={avatar} alt="" width={96} height={96} /> : [...nickname][0]?.toUpperCase()}
    </span>
  );
}
