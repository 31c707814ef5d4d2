import type { Nomination } from '@croupier/contract/contests/nominations';
import { Icon, type IconName } from '@croupier/ui';
import { useId } from 'react';
import styles from './laurel.module.css';

/** The emblem on the face, by the measure that players are compared by. */
const EMBLEMS: Readonly<Record<Nomination['measure'], IconName>> = {
  'best-multiplier': 'bolt',
  games: 'compass',
  'days-streak': 'history',
  rounds: 'refresh',
};

/** Leaves of one half of the wreath, from its foot up, in degrees from the foot. */
const LEAVES = [18, 38, 58, 78, 98, 118, 138] as const;
const RADIUS = 46;
const CENTRE = 60;

/** A struck medal in a laurel wreath, in metal where its player stands in it. It says nothing that words beside it do not. */
export function Laurel({ measure, isLit }: { measure: Nomination['measure']; isLit: boolean }) {
  const id = useId();
  return (
    <div className={styles.laurel} data-lit={isLit} aria-hidden="true">
      <svg viewBox="0 0 120 124" className={styles.wreath}>
        <defs>
          <radialGradient id={id} cx="34%" cy="26%" r="90%">
            <stop offset="0" className={styles.light} />
            <stop offset="0.55" className={styles.middle} />
            <stop offset="1" className={styles.dark} />
          </radialGradient>
        </defs>
        <g className={styles.leaves}>
          {[1, -1].flatMap((side) =>
            LEAVES.map((angle) => <Leaf key={`${side} ${angle}`} {...{ side, angle }} />),
          )}
          <path d="M60 106A46 46 0 0 1 29.2 25.8M60 106A46 46 0 0 0 90.8 25.8" className={styles.twig} />
          <path d="M50 108c5 5 15 5 20 0M54 104l12 12M66 104l-12 12" className={styles.knot} />
        </g>
        <circle cx={CENTRE} cy={CENTRE} r="31" className={styles.rim} />
        <circle cx={CENTRE} cy={CENTRE} r="27" fill={`url(#${id})`} className={styles.face} />
      </svg>
      <span className={styles.emblem}>
        <Icon name={EMBLEMS[measure]} size={34} />
      </span>
    </div>
  );
}

/** A pair of leaves on the twig: one that lies along it, and one that stands out. */
function Leaf({ side, angle }: { side: number; angle: number }) {
  const turn = (angle * Math.PI) / 180;
  const x = CENTRE + side * RADIUS * Math.sin(turn);
  const y = CENTRE + RADIUS * Math.cos(turn);
  const lean = side * (90 - angle);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean})`}>
      <path d="M0 0C3-5 3-11 0-15c-3 4-3 10 0 15Z" transform={`rotate(${side * -28})`} />
      <path d="M0 0C3-5 3-11 0-15c-3 4-3 10 0 15Z" transform={`rotate(${side * 30})`} />
    </g>
  );
}
