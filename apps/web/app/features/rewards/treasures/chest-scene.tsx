import type { Box } from '@croupier/contract/rewards/treasures';
import { useId } from 'react';
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
      <g className={styles.chest}>
        {look === 'open' && (
          <g className={styles.thrown}>
            <path
              className={styles.within}
              d="M30 86 20 42a11 11 0 0 1 11-13h158a11 11 0 0 1 11 13l-10 44z"
            />
            <path className={styles.band} d="M56 86 49 29h16l7 57zm92 0 7-57h16l-7 57z" />
          </g>
        )}
        <g className={styles.lid}>
          <path className={styles.wood} d="M30 84V62a34 34 0 0 1 34-34h92a34 34 0 0 1 34 34v22z" />
          <path className={styles.band} d="M56 29h16v55H56zm92 0h16v55h-16z" />
        </g>
        {(look === 'full' || look === 'waiting') && <path className={styles.gap} d="M34 82h152v6H34z" />}
        {look === 'open' && (
          <>
            <path className={styles.within} d="M30 86h160l-8 12H38z" />
            <path className={styles.gap} d="M40 96a70 26 0 0 1 140 0z" />
            <Light />
          </>
        )}
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

/** It rises out of the chest, and fades on its way. */
function Light() {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" className={styles.bright} />
        <stop offset="1" className={styles.bright} stopOpacity="0" />
      </linearGradient>
      <path className={styles.light} fill={`url(#${id})`} d="M42 90 4-6h212l-38 96z" />
    </>
  );
}
