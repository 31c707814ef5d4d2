import type { Box } from '@croupier/contract/rewards/treasures';
import styles from './chest-scene.module.css';

interface SceneProps {
  readonly icon: Box['typeIcon'];
  /** `filling`: shut. `full`: light shows under the lid. `waiting`: it shakes while the answer is on its way. `lost`: it is locked. */
  readonly look: 'filling' | 'full' | 'waiting' | 'open' | 'lost';
}

/** A chest on the felt. It says nothing that words beside it do not. */
export function ChestScene({ icon, look }: SceneProps) {
  return (
    <svg
      data-gift
      className={styles.scene}
      viewBox="0 0 220 180"
      data-look={look}
      data-icon={icon}
      aria-hidden="true"
    >
      <ellipse className={styles.shadow} cx="110" cy="166" rx="88" ry="9" />
      {look === 'open' && <path className={styles.light} d="M44 88 8 4h204l-36 84z" />}
      <g className={styles.chest}>
        <g className={styles.lid}>
          <path className={styles.wood} d="M30 84V62a34 34 0 0 1 34-34h92a34 34 0 0 1 34 34v22z" />
          <path className={styles.band} d="M56 29h16v55H56zm92 0h16v55h-16z" />
        </g>
        {(look === 'full' || look === 'waiting') && <path className={styles.gap} d="M34 82h152v6H34z" />}
        <path className={styles.wood} d="M30 86h160v68a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" />
        <path className={styles.band} d="M56 86h16v76H56zm92 0h16v76h-16z" />
        <path className={styles.plank} d="M32 112h156M32 138h156" />
        <g className={styles.lock}>
          <rect className={styles.band} x="94" y="78" width="32" height="34" rx="5" />
          <path className={styles.key} d="M110 90a5 5 0 0 1 3 9v7h-6v-7a5 5 0 0 1 3-9z" />
        </g>
      </g>
    </svg>
  );
}
