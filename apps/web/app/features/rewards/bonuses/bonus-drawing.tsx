import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import type { ReactNode } from 'react';
import styles from './bonus-drawing.module.css';

export type Drawing = 'percent' | 'sum' | 'spins' | 'code' | 'birthday';

/** The drawing of a bonus that has no picture, by what it gives. */
export const drawingOf = ({ code, unit }: Pick<BonusOffer, 'code' | 'unit'>): Drawing => {
  if (code.includes('birthday')) return 'birthday';
  return unit === '%' ? 'percent' : unit === 'FS' ? 'spins' : 'sum';
};

/** A bonus's picture, or the drawing of its kind on felt. It says nothing that words do not. */
export function BonusPicture({ bonus }: { bonus: Pick<BonusOffer, 'code' | 'unit' | 'picture'> }) {
  return bonus.picture === '' ? (
    <BonusDrawing of={drawingOf(bonus)} />
  ) : (
    <img
      className={styles.frame}
      src={`/media/${bonus.picture}`}
      alt=""
      width={96}
      height={96}
      loading="lazy"
    />
  );
}

export function BonusDrawing({ of }: { of: Drawing }) {
  return (
    <svg className={styles.frame} viewBox="0 0 96 96" aria-hidden="true" data-drawing={of}>
      <ellipse className={styles.shadow} cx="48" cy="82" rx="32" ry="5" />
      {SHAPES[of]}
    </svg>
  );
}

const SHAPES: Readonly<Record<Drawing, ReactNode>> = {
  // A chip in two halves, the second one given.
  percent: (
    <>
      <circle className={styles.brass} cx="48" cy="46" r="32" />
      <path className={styles.accent} d="M48 14a32 32 0 0 1 0 64z" />
      <path
        className={styles.notch}
        d="M48 14v10M48 68v10M16 46h10M70 46h10M25 23l7 7M64 62l7 7M71 23l-7 7M32 62l-7 7"
      />
      <circle className={styles.cream} cx="48" cy="46" r="20" />
      <circle className={styles.ink} cx="41" cy="40" r="4.5" />
      <circle className={styles.ink} cx="55" cy="53" r="4.5" />
      <path className={styles.line} d="M57 36 39 57" />
    </>
  ),
  sum: (
    <>
      {[72, 62, 52].map((y) => (
        <Coin key={y} x={34} y={y} />
      ))}
      {[72, 62, 52, 42, 32].map((y) => (
        <Coin key={y} x={62} y={y} />
      ))}
    </>
  ),
  // Three reels and their lever.
  spins: (
    <>
      <path className={styles.line} d="M76 52V30" />
      <circle className={styles.accent} cx="76" cy="25" r="6" />
      <rect className={styles.brass} x="14" y="22" width="58" height="56" rx="10" />
      <rect className={styles.ink} x="20" y="34" width="46" height="28" rx="4" />
      <rect className={styles.cream} x="22" y="36" width="12.5" height="24" rx="2" />
      <rect className={styles.cream} x="36.7" y="36" width="12.5" height="24" rx="2" />
      <rect className={styles.cream} x="51.5" y="36" width="12.5" height="24" rx="2" />
      <circle className={styles.accent} cx="28" cy="48" r="4" />
      <path className={styles.leaf} d="m43 43 4.5 5-4.5 5-4.5-5z" />
      <circle className={styles.accent} cx="57.7" cy="48" r="4" />
    </>
  ),
  // A ticket whose line of letters is the code.
  code: (
    <g transform="rotate(-10 48 48)">
      <path className={styles.cream} d="M12 30h72v11a7 7 0 0 0 0 14v11H12V55a7 7 0 0 0 0-14z" />
      <path className={styles.dashes} d="M66 32v32" />
      <path className={styles.line} d="M22 48h8M34 48h8M46 48h8" />
      <path className={styles.notch} d="M22 58h30M22 38h18" />
      <circle className={styles.accent} cx="75" cy="48" r="4" />
    </g>
  ),
  birthday: (
    <>
      <path className={styles.line} d="M48 36V24" />
      <path className={styles.flame} d="M48 10c5 6 5 12 0 13-5-1-5-7 0-13z" />
      <path className={styles.brass} d="M22 48a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v10H22z" />
      <path
        className={styles.cream}
        d="M22 46a6 6 0 0 1 6-10h40a6 6 0 0 1 6 10c0 6-8 6-8.7 0-1 6-8.7 6-8.7 0-1 6-8.7 6-8.7 0-1 6-8.7 6-8.7 0-1 6-8.5 6-8.5 0z"
      />
      <path className={styles.accent} d="M14 62a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v16H14z" />
      <path className={styles.frosting} d="M14 66c6 6 11 6 17 0 6 6 11 6 17 0 6 6 11 6 17 0 6 6 11 6 17 0" />
    </>
  ),
};

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <ellipse className={styles.edge} cx={x} cy={y + 4} rx="16" ry="6" />
      <ellipse className={styles.brass} cx={x} cy={y} rx="16" ry="6" />
    </>
  );
}
