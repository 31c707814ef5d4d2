import { freeSpinsOffered, type GridDefinition, type RoundOutcome } from '@croupier/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import styles from './free-spins-choice.module.css';
import type { Rounds } from '../table/use-rounds.ts';
import { symbolArtQuery } from './symbol-art.ts';

/** Which free spins to play: how many each way gives, and what they are in the game's own words. */
export function FreeSpinsChoice({ rounds, definition }: { rounds: Rounds; definition: GridDefinition }) {
  const t = useTranslations('stage.choice');
  const texts = useGameTexts(definition.id);
  const { data: draw } = useQuery(symbolArtQuery(definition.id));
  const outcome = rounds.open?.outcome as RoundOutcome | undefined;
  if (!outcome?.open || outcome.family !== 'grid' || definition.engine !== 'ways') return null;
  const offered = freeSpinsOffered(definition, outcome);
  return (
    <div className={styles.veil}>
      <div
        className={styles.choice}
        role="group"
        data-asks={outcome.open.asks}
        aria-labelledby="free-spins-choice"
      >
        <h2 id="free-spins-choice">{t('freeSpins')}</h2>
        {outcome.open.allowed.map(([option = 0]) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            disabled={rounds.phase !== 'choosing'}
            onClick={() => rounds.choose([option])}
          >
            <span
              className={styles.picture}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: draw?.(`choice-${option}`, `choice-${option}`) ?? '' }}
            />
            <strong>{t('count', { count: offered[option] ?? 0 })}</strong>
            <span className={styles.told}>{texts.choice(String(option))}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
