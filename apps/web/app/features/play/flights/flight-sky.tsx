import { flightMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import type { ReactNode } from 'react';
import styles from './flight-board.module.css';

interface Props {
  definition: CrashDefinition;
  centi: number;
  /** The game's own picture of what flies; nothing where its art has none. */
  kite: ReactNode;
}

/** The kite on its string, as high as the multiplier. */
export function FlightSky({ definition, centi, kite }: Props) {
  const at = pathOf(definition, centi);
  return (
    <>
      <svg viewBox="0 0 160 90" className={styles.sky} aria-hidden="true">
        <path d={`M6 84Q${at.x * 0.6} 84 ${at.x} ${at.y}`} className={styles.string} />
      </svg>
      <span
        className={styles.kite}
        style={{ insetInlineStart: `${(at.x / 160) * 100}%`, insetBlockStart: `${(at.y / 90) * 100}%` }}
      >
        {kite ?? <span className={styles.plainKite} />}
      </span>
    </>
  );
}

/** The kite's place in a picture of 160 × 90: along, then up, slower and slower. */
function pathOf(definition: CrashDefinition, centi: number): { x: number; y: number } {
  const part = 1 - 1 / (1 + flightMsOf(definition, centi) / 9_000);
  const height = 1 - 100 / Math.max(100, centi || multiplierAt(definition, 0));
  return { x: 10 + 128 * part, y: 82 - 68 * Math.min(1, height) };
}
