import type { ReturnDay } from '@croupier/contract/office/game-desk';
import { useTranslations } from 'use-intl';
import { chartOf, CHART_HEIGHT, CHART_WIDTH } from './chart-of.ts';
import styles from './return-chart.module.css';
import { useShare } from './share.tsx';

/** The returns of days as a line, with the band of what chance explains behind it and what is declared through it. */
export function ReturnChart({ days, declared }: { days: readonly ReturnDay[]; declared: number }) {
  const t = useTranslations('game-desk.days');
  const share = useShare();
  const { band, line, points, declaredY, lowest, highest } = chartOf(days, declared);
  const outside = days.filter(
    ({ actual, expectedFrom, expectedTo }) => actual < expectedFrom || actual > expectedTo,
  );
  const label = t('drawn', { days: days.length, outside: outside.length, declared: share(declared) });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={label}
      >
        <path d={band} className={styles.band} />
        <path d={`M0 ${declaredY}H${CHART_WIDTH}`} className={styles.declared} />
        <path d={line} className={styles.line} />
        {points.map(({ x, y, isOutside }, at) => (
          <circle
            key={days[at]!.day}
            cx={x}
            cy={y}
            r={3}
            className={isOutside ? styles.outside : styles.point}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {label} {t('scale', { lowest: share(lowest), highest: share(highest) })}
      </figcaption>
    </figure>
  );
}
