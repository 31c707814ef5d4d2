import type { WheelDefinition } from '@croupier/games';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import shared from './board-figure.module.css';
import styles from './wheel-board.module.css';

const RADIUS = 100;
const TURNS = 5;

/** A wheel whose sectors are as wide as they are likely. */
export function WheelBoard({ definition, mode, steps, amountOf, piece }: BoardProps<WheelDefinition>) {
  const t = useTranslations('board.wheel');
  const { sectors } = definition.modes.find(({ id }) => id === mode)!;
  const landed = lastStep(steps, 'wheel');
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  const starts = sectors.map(
    (_, at) => sectors.slice(0, at).reduce((sum, { weight }) => sum + weight, 0) / total,
  );
  const middleOf = (at: number) => (starts[at]! + sectors[at]!.weight / total / 2) * 360;
  const degrees = useWheelTurn(landed ? middleOf(landed.sector) : null);
  const levels = [...new Set(sectors.map(({ units }) => units))].sort((a, b) => a - b);
  return (
    <figure className={`${shared.figure} ${styles.figure}`}>
      <svg viewBox="-112 -116 224 228" className={styles.wheel} role="img" aria-label={t('label')}>
        <g className={styles.disc} style={{ transform: `rotate(${-degrees}deg)` }}>
          {sectors.map(({ units, weight }, at) => (
            <g key={at} data-level={levels.indexOf(units)} data-won={landed?.sector === at || undefined}>
              <path d={slice(starts[at]!, weight / total)} />
              {units > 0 && (
                <text transform={`rotate(${middleOf(at)}) translate(0 -80)`}>
                  {units / definition.stakeUnits}
                </text>
              )}
            </g>
          ))}
        </g>
        <circle r="22" className={styles.hub} />
        <path d="M-9 -114L9 -114L0 -92Z" className={styles.pointer} />
      </svg>
      <figcaption className={`${shared.caption} ${styles.caption}`}>
        {piece('prize')}
        {landed ? amountOf(landed.units) : t('multiples')}
      </figcaption>
    </figure>
  );
}

/** Where the wheel stands: each result lies some whole turns further on. */
function useWheelTurn(middle: number | null): number {
  const [turn, setTurn] = useState<{ middle: number | null; degrees: number }>({ middle: null, degrees: 0 });
  if (middle !== turn.middle) {
    const whole = Math.ceil(turn.degrees / 360) * 360;
    setTurn({ middle, degrees: middle === null ? turn.degrees : whole + TURNS * 360 + middle });
  }
  return turn.degrees;
}

function slice(start: number, share: number): string {
  const point = (part: number) =>
    `${(Math.sin(part * 2 * Math.PI) * RADIUS).toFixed(2)} ${(-Math.cos(part * 2 * Math.PI) * RADIUS).toFixed(2)}`;
  return `M0 0L${point(start)}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${point(start + share)}Z`;
}
