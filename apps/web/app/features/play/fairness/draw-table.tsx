import { useTranslations } from 'use-intl/react';
import { useSymbolName } from '../../../lib/game-texts.ts';
import type { DrawView } from './draw-views.ts';
import styles from './verify.module.css';

/** Every draw of the round in order. Scrolls sideways on a phone, so it takes the focus for the arrow keys. */
export function DrawTable({ game, draws }: { game: string; draws: readonly DrawView[] }) {
  const t = useTranslations('fairness.verify');
  const name = useSymbolName(game);
  const meaning = ({ stop, means }: DrawView) =>
    (stop?.column ?? means?.symbols)?.map(name).join(' · ') ?? means?.text;
  const explained = draws.some((draw) => meaning(draw) !== undefined);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('drawsTitle')}>
      <table className={styles.draws} data-explained={explained || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('drawWhat')}</th>
            {explained && <th scope="col">{t('drawShows')}</th>}
            <th scope="col">{t('drawResult')}</th>
            <th scope="col">{t('drawRange')}</th>
            <th scope="col">{t('drawWord')}</th>
            <th scope="col">{t('drawBlock')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <tr key={`${draw.block}.${draw.index}`} data-first={draw.stop?.reel === 1 || undefined}>
              <td>
                {draw.stop
                  ? t('drawStop', { spin: draw.stop.spin, reel: draw.stop.reel })
                  : t(`draw.${draw.what}`)}
              </td>
              {explained && <td>{meaning(draw)}</td>}
              <td>
                <strong>{draw.result}</strong>
              </td>
              <td>{draw.range}</td>
              <td>
                {draw.word}
                {draw.rejected > 0 && <small> ({t('drawRejected', { count: draw.rejected })})</small>}
              </td>
              <td>
                {draw.block}.{draw.index}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
