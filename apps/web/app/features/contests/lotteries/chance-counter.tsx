import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { chanceOf, type Draw } from './chance-of.ts';
import styles from './chance-counter.module.css';

const LIMITS: Record<keyof Draw, { min: number; max: number; step: number }> = {
  mine: { min: 1, max: 50, step: 1 },
  all: { min: 100, max: 5_000, step: 100 },
  prizes: { min: 1, max: 50, step: 1 },
};
/** Balls in the drum of the picture, one for each hundredth. */
const BALLS = 100;

/** Three sliders and what they come to: as a percentage, as «once in so many» and as balls in a drum. */
export function ChanceCounter({ card: { title, html } }: { card: LoadedPage['cards'][number] }) {
  const id = useId();
  const t = useTranslations('lotteries');
  const { number, percent } = useFormat();
  const [draw, setDraw] = useState<Draw>({ mine: 3, all: 600, prizes: 4 });
  const chance = chanceOf(draw);
  return (
    <section className={styles.counter} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Prose html={html} />
        {(['mine', 'all', 'prizes'] as const).map((name) => (
          <label key={name} className={styles.slider}>
            <span>{t(`chance.${name}`)}</span>
            <b aria-hidden="true">{number(draw[name])}</b>
            <input
              type="range"
              {...LIMITS[name]}
              value={draw[name]}
              onChange={({ target }) => setDraw({ ...draw, [name]: target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <div className={styles.result}>
        <svg className={styles.balls} viewBox="0 0 100 100" aria-hidden="true">
          {Array.from({ length: BALLS }, (_, n) => (
            <circle
              key={n}
              cx={5 + (n % 10) * 10}
              cy={5 + Math.floor(n / 10) * 10}
              r="4"
              className={n < Math.round(chance * BALLS) ? styles.mine : styles.others}
            />
          ))}
        </svg>
        <p role="status">
          <strong className={styles.percent}>{t('chance.chance', { percent: percent(chance * 1e6) })}</strong>
          <span>{t('chance.about', { times: number(Math.round(1 / chance)) })}</span>
        </p>
      </div>
    </section>
  );
}
