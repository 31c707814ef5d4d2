import type { ModeMaths } from '@croupier/contract/play/returns';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CURVE, curveOf } from './curve.ts';
import styles from './returns.module.css';
import { useOdds } from './use-odds.ts';

/** How often a round wins how much: a picture, and the same in a table. */
export function Distribution({ sheet: { atLeast } }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.distribution');
  const { number } = useFormat();
  const { odds } = useOdds();
  const name = (stakes: number) => (stakes === 0 ? t('any') : `≥ ${number(stakes)}×`);
  return (
    <Card className={styles.card} aria-labelledby="maths-distribution">
      <h2 id="maths-distribution">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.pictured}>
        <Picture atLeast={atLeast} />
        <table className={styles.table}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('win')}</th>
              <th scope="col">{t('probability')}</th>
            </tr>
          </thead>
          <tbody>
            {atLeast.map(({ stakes, probability }) => (
              <tr key={stakes}>
                <th scope="row">{name(stakes)}</th>
                <td>{probability > 0 ? odds(probability) : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Picture({ atLeast }: Pick<ModeMaths, 'atLeast'>) {
  const t = useTranslations('returns.distribution');
  const { number, percent } = useFormat();
  const { points, stakes, odds } = curveOf(atLeast);
  const bottom = CURVE.height - CURVE.bottom;
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' L ');
  const odd = (probability: number) =>
    probability >= 0.01 ? percent(probability * 1e6, 0) : `1 : ${number(1 / probability)}`;
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
      role="img"
      aria-label={t('caption')}
    >
      {odds.map(({ probability, y }) => (
        <g key={probability}>
          <path className={styles.grid} d={`M ${CURVE.left} ${y} H ${CURVE.width - CURVE.right}`} />
          <text x={CURVE.left - 6} y={y} dy="0.35em" textAnchor="end">
            {odd(probability)}
          </text>
        </g>
      ))}
      {stakes.map((each) => (
        <text key={each.stakes} x={each.x} y={CURVE.height - 8} textAnchor="middle">
          {each.stakes === 0 ? '> 0' : `${number(each.stakes)}×`}
        </text>
      ))}
      <path className={styles.area} d={`M ${CURVE.left} ${bottom} L ${line} V ${bottom} Z`} />
      <path className={styles.line} d={`M ${line}`} />
      {points.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
}
