import type { Achievement } from '@croupier/contract/rewards/achievements';
import { Icon, type IconName } from '@croupier/ui';
import styles from './medal-scene.module.css';

type Counts = NonNullable<Achievement['progress']>['counts'];

/** The mark that is struck into the face, by the thing that counts. */
const EMBLEMS: Readonly<Partial<Record<Counts | 'hidden', IconName>>> = {
  stakes: 'coins',
  rounds: 'refresh',
  'best-multiplier': 'bolt',
  days: 'history',
  games: 'compass',
  hidden: 'lock',
};

interface SceneProps {
  /** Null: it is not reached, and its shape is dark. */
  readonly tier: Achievement['tier'];
  readonly counts: Counts | 'hidden' | undefined;
  readonly isNew: boolean;
}

/** A medal on its ribbon. It says nothing that words beside it do not. */
export function MedalScene({ tier, counts, isNew }: SceneProps) {
  return (
    <div data-gift className={styles.medal} data-metal={tier ?? 'none'} data-new={isNew} aria-hidden="true">
      <span className={styles.ribbon} />
      <span className={styles.ring} />
      <span className={styles.disc}>
        <span className={styles.face}>
          <Icon name={(counts && EMBLEMS[counts]) ?? 'trophy'} size={44} />
        </span>
      </span>
    </div>
  );
}
