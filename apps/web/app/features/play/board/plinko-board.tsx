import type { PlinkoDefinition } from '@croupier/games';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import shared from './board-figure.module.css';
import styles from './plinko-board.module.css';

const GAP = 10;

/** Pins and boxes; the ball takes the turns that were drawn. */
export function PlinkoBoard({ definition, mode, steps, amountOf }: BoardProps<PlinkoDefinition>) {
  const t = useTranslations('board.plinko');
  const { rows, pays } = definition.modes.find(({ id }) => id === mode)!;
  const fallen = lastStep(steps, 'plinko');
  const width = (rows + 1) * GAP;
  const height = (rows + 3) * GAP;
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, at) => ({ row, at })),
  );
  return (
    <figure className={`${shared.figure} ${styles.figure}`}>
      <svg
        viewBox={`${-width / 2} 0 ${width} ${height}`}
        className={styles.run}
        role="img"
        aria-label={t('label')}
      >
        {pins.flat().map(({ row, at }) => (
          <circle
            key={`${row}-${at}`}
            cx={(at - row / 2) * GAP}
            cy={(row + 1.5) * GAP}
            r="1.1"
            className={styles.pin}
          />
        ))}
        {pays.map((units, slot) => {
          const x = (slot - rows / 2) * GAP;
          return (
            <g key={slot} data-won={fallen?.slot === slot || undefined} className={styles.box}>
              <rect
                x={x - GAP * 0.46}
                y={(rows + 1.2) * GAP}
                width={GAP * 0.92}
                height={GAP * 1.2}
                rx="1.6"
                data-level={
                  units >= definition.stakeUnits * 10 ? 'high' : units > definition.stakeUnits ? 'win' : 'low'
                }
              />
              <text x={x} y={(rows + 1.95) * GAP}>
                {units / definition.stakeUnits}
              </text>
            </g>
          );
        })}
        {fallen && (
          <circle
            key={fallen.path.join('')}
            r="3"
            className={styles.ball}
            style={{ offsetPath: `path('${fallPath(fallen.path)}')` } as CSSProperties}
          />
        )}
      </svg>
      <figcaption className={shared.caption}>{fallen ? amountOf(fallen.units) : t('multiples')}</figcaption>
    </figure>
  );
}

/** From pin to pin, a small hop at each. */
function fallPath(path: readonly number[]): string {
  let x = 0;
  let text = 'M0 4';
  path.forEach((turn, row) => {
    const next = x + (turn === 1 ? GAP / 2 : -GAP / 2);
    const y = (row + 1.5) * GAP - 3.6;
    text += `L${x} ${y}Q${(x + next) / 2} ${y - 5} ${next} ${y + GAP * 0.55}`;
    x = next;
  });
  return `${text}L${x} ${(path.length + 1.8) * GAP}`;
}
