import type { Ref } from 'react';
import styles from './drop-scene.module.css';
import { acrossAt, BALL, ballTransform, FALL_MS, PIN, pinAt, ROWS, WIDEST } from './fall.ts';

/** In each second row the pins stand in the gaps of the row above. */
const PINS = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: WIDEST / 2 + 1 - (row % 2) }, (_pin, n) => ({ row, at: 2 * n + (row % 2) })),
).flat();
const WALLS = Array.from({ length: WIDEST / 2 + 2 }, (_, wall) => acrossAt(2 * wall - 1));

interface PictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly path: readonly number[] | undefined;
  /** Over which slot the ball is held while it has no path. */
  readonly aim: number;
  readonly isTold: boolean;
}

/** The board with its pins and its ball. It says nothing that the slots and pockets over it do not. */
export function DropPicture({ ref, path, aim, isTold }: PictureProps) {
  return (
    <svg ref={ref} className={styles.picture} viewBox="0 0 400 470" aria-hidden="true">
      <rect className={styles.frame} x="-8" y="-8" width="416" height="486" rx="18" />
      <rect className={styles.back} width="400" height="470" rx="12" />
      <path className={styles.strip} d="M12 0h376a12 12 0 0 1 12 12v44H0V12a12 12 0 0 1 12-12z" />
      {PINS.map(({ row, at }) => (
        <circle
          key={`${row} ${at}`}
          className={styles.pin}
          cx={acrossAt(at)}
          cy={pinAt(row)}
          r={PIN}
          data-pin={`${row} ${at}`}
        />
      ))}
      {WALLS.map((x) => (
        <rect key={x} className={styles.wall} x={x - 3} y="362" width="6" height="108" rx="3" />
      ))}
      {path ? (
        <g data-ball transform={ballTransform(path, isTold ? FALL_MS : 0)}>
          <Ball />
        </g>
      ) : (
        <g className={styles.held} style={{ transform: `translate(${acrossAt(2 * aim)}px, 28px)` }}>
          <Ball />
        </g>
      )}
    </svg>
  );
}

function Ball() {
  return (
    <>
      <circle className={styles.ball} r={BALL} />
      <circle className={styles.glint} cx="-4" cy="-4" r="3.5" />
    </>
  );
}
