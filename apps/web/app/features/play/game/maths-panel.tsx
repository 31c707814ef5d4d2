import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import type { Game } from '../table/game.ts';
import styles from './panel.module.css';

const LEVELS = [5, 4, 3, 2, 1] as const;

/** The odds as they follow from the definition; simulated ones say so. */
export function MathsPanel({ game }: { game: Game }) {
  const t = useTranslations('game.maths');
  const format = useFormat();
  const { maths } = game;
  const oneIn = maths.hitFrequencyMicro > 0 ? 1_000_000 / maths.hitFrequencyMicro : 0;
  return (
    <div className={styles.panel}>
      <dl className={styles.figures}>
        <Figure name={t('rtp')} note={t('rtpText')}>
          {maths.rtpMarginMicro > 0
            ? `${format.percent(maths.rtpMicro)} ± ${format.percent(maths.rtpMarginMicro)}`
            : format.percent(maths.rtpMicro)}
        </Figure>
        <Volatility of={maths.volatility} />
        <Figure
          name={t('hit')}
          note={
            maths.hitFrequencyMicro > 999_500
              ? t('hitAlways')
              : t('hitText', { spins: format.number(oneIn, 1) })
          }
        >
          {format.percent(maths.hitFrequencyMicro)}
        </Figure>
        <Figure
          name={t('maximum')}
          note={t('maximumText')}
        >{`${format.number(maths.maximumWinCenti / 100, maths.maximumWinCenti % 100 === 0 ? 0 : 2)}×`}</Figure>
      </dl>
      <Link to={`/slots/${game.code}/maths`}>{t('sheet')}</Link>
      <p className={styles.small}>
        {t(maths.rtpMarginMicro > 0 ? 'simulated' : 'computed', {
          version: game.mathVersion,
          margin: format.percent(maths.rtpMarginMicro),
        })}
      </p>
      <p className={styles.small}>
        <code className={styles.code}>{game.mathHash}</code>
      </p>
    </div>
  );
}

/** A label on a scale; no scale where it is the player's to choose. */
function Volatility({ of }: { of: Game['maths']['volatility'] }) {
  const t = useTranslations('game.maths');
  if (of === 'chosen')
    return (
      <Figure name={t('volatility')} note={t('volatilityChosenText')}>
        {t('volatilityChosen')}
      </Figure>
    );
  return (
    <Figure name={t('volatility')} note={t('volatilityText')}>
      {t(`level${of}`)}
      <span className={styles.scale} aria-hidden="true">
        {LEVELS.map((level) => (
          <span key={level} data-on={level >= of || undefined} />
        ))}
      </span>
    </Figure>
  );
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.small}>{note}</dd>
    </div>
  );
}
