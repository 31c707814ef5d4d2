import { MOST_DROPS, MOST_FREE_SPINS, type GameDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameTexts } from '../../../lib/game-texts.ts';
import type { Game } from '../table/game.ts';
import { maximumRules } from './maximum-rules.ts';
import { numbersOf } from './numbers-of.ts';
import styles from './panel.module.css';

/** The rules as they follow from the definition: numbers are never typed twice. */
export function RulesPanel({ game }: { game: Game }) {
  const t = useTranslations('game');
  const texts = useGameTexts(game.code);
  const format = useFormat();
  const { definition } = game;
  const numbers = {
    ...numbersOf(definition),
    ...(definition.engine === 'pool' && { tickets: format.number(definition.tickets) }),
  };
  return (
    <div className={styles.panel}>
      <p>{texts.lead}</p>
      <ul className={styles.rules}>
        {definition.engine === 'lines' && (
          <>
            <li>
              {t('rules.grid', {
                reels: definition.grid.reels,
                rows: definition.grid.rows,
                lines: definition.lines.length,
              })}
            </li>
            <li>{t('rules.leftToRight')}</li>
          </>
        )}
        {texts.rules(numbers).map(({ rule, text }) => (
          <li key={rule}>{text}</li>
        ))}
        {maximumRules(definition).map(({ key, mode, stakes, steps = 0, of = 0 }) => (
          <li key={mode ?? key}>
            {t(`rules.${key}`, {
              ...{ mode: mode === undefined ? '' : texts.mode(mode), steps, of },
              stakes: format.number(stakes, Number.isInteger(stakes) ? 0 : 2),
            })}
          </li>
        ))}
        {bringsFreeSpins(definition) && (
          <li>
            {t(definition.engine === 'cascade' ? 'rules.boundsOfDrops' : 'rules.bounds', {
              spins: format.number(MOST_FREE_SPINS),
              drops: format.number(MOST_DROPS),
            })}
          </li>
        )}
        {definition.engine !== 'crash' && <li>{t('rules.fair')}</li>}
        <li>{t('rules.interrupted')}</li>
      </ul>
    </div>
  );
}

function bringsFreeSpins(definition: GameDefinition): boolean {
  return 'freeSpins' in definition && definition.freeSpins !== undefined;
}
