import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './returns.module.css';
import { STRIP, stripScale } from './strip-scale.ts';

interface Props {
  /** What the picture says, in words. */
  label: string;
  /** The band, from and to; the mark in or beside it; the line to hold them against. Shares of the stakes. */
  from: number;
  to: number;
  mark: number;
  line: number;
  /** The mark lies where it should not. */
  off?: boolean;
}

/** An axis of returns: what is likely, what is, what to hold it against. */
export function Strip({ label, from, to, mark, line, off = false }: Props) {
  const { percent } = useFormat();
  const { x, ticks } = stripScale([from, to, mark, line]);
  const digits = ticks.every((tick) => Number.isInteger(Math.round(tick * 1e4) / 100)) ? 0 : 2;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.grid} d={`M ${STRIP.side} ${STRIP.axis} H ${STRIP.width - STRIP.side}`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M ${x(tick)} ${STRIP.axis - 4} v 8`} />
          <text x={x(tick)} y={STRIP.height - 4} textAnchor="middle">
            {percent(tick * 1e6, digits)}
          </text>
        </g>
      ))}
      <rect
        className={styles.band}
        x={x(from)}
        y={12}
        width={Math.max(1, x(to) - x(from))}
        height={16}
        rx={4}
      />
      <path className={styles.reference} d={`M ${x(line)} 6 V ${STRIP.axis}`} />
      <circle className={off ? styles.markOff : styles.mark} cx={x(mark)} cy={20} r={6} />
    </svg>
  );
}
