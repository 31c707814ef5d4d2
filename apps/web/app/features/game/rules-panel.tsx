import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Game } from './game-table.tsx';
import styles from './panel.module.css';

/** The rules as they follow from the definition: numbers are never typed twice. */
export function RulesPanel({ game }: { game: Game }) {
  const t = useTranslations('game');
  const format = useFormat();
  const { definition } = game;
  const { freeSpins, fullScreenMultiplier } = definition;
  const award = (count: number) => freeSpins?.awards[count] ?? 0;
  const least = freeSpins?.awards.findIndex((spins) => spins > 0) ?? 0;
  return (
    <div className={styles.panel}>
      <p>{t(`games.${game.code}.lead`)}</p>
      <ul className={styles.rules}>
        <li>
          {t('rules.grid', {
            reels: definition.grid.reels,
            rows: definition.grid.rows,
            lines: definition.lines.length,
          })}
        </li>
        <li>{t('rules.leftToRight')}</li>
        {definition.symbols.some(({ role }) => role === 'wild') && <li>{t('rules.wild')}</li>}
        {freeSpins && (
          <>
            <li>{t('rules.scatter')}</li>
            <li>
              {t('rules.freeSpins', { three: award(least), four: award(least + 1), five: award(least + 2) })}
            </li>
            <li>{t('rules.freeSpinsAgain', { multiplier: freeSpins.multiplier })}</li>
          </>
        )}
        {fullScreenMultiplier && <li>{t('rules.fullScreen', { multiplier: fullScreenMultiplier })}</li>}
        <li>{t('rules.maximum', { stakes: format.number(definition.maximumWinStakes) })}</li>
        <li>{t('rules.fair')}</li>
        <li>{t('rules.interrupted')}</li>
      </ul>
    </div>
  );
}
