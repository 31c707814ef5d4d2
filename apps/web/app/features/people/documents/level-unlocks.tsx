import { IS_OPEN, LEVEL_MAX, UNLOCKS, unlocksOf } from '@croupier/domain/people/documents';
import type { RulePlaces } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import styles from './documents.module.css';
import { useUnlockWords } from './use-unlock-words.ts';

/** What a level opens where the player is, and what the next one would. */
export function LevelUnlocks({ places, level }: { places: RulePlaces; level: number }) {
  const t = useTranslations('documents.standing');
  const words = useUnlockWords(places);
  const unlocks = unlocksOf(places, level);
  return (
    <>
      <h3>{t('now')}</h3>
      <dl className={styles.unlocks}>
        {UNLOCKS.map((unlock) => (
          <div key={unlock}>
            <dt>{words.nameOf(unlock)}</dt>
            <dd>{words.now(unlock, unlocks)}</dd>
          </div>
        ))}
      </dl>
      {level < LEVEL_MAX && <Next places={places} level={level} />}
    </>
  );
}

function Next({ places, level }: { places: RulePlaces; level: number }) {
  const t = useTranslations('documents.standing');
  const { nameOf } = useUnlockWords(places);
  const [here, next] = [unlocksOf(places, level), unlocksOf(places, level + 1)];
  const opened = UNLOCKS.filter((unlock) => IS_OPEN[unlock](next) && !IS_OPEN[unlock](here));
  const things = opened.map(nameOf).join(', ');
  return (
    <p className={styles.note}>
      {opened.length > 0 ? t('opens', { level: level + 1, things }) : t('opensNothing', { level: level + 1 })}
    </p>
  );
}
