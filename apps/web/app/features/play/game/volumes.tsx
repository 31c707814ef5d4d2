import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './volumes.module.css';
import type { SoundPart } from './sound-level.ts';
import type { Preferences } from './use-preferences.ts';

const PARTS: readonly SoundPart[] = ['effects', 'music'];
const STEP = 0.1;

/** How loud effects and music are, each by itself; at its least a thing is off. */
export function Volumes({ preferences }: { preferences: Preferences }) {
  return (
    <div className={styles.volumes} data-off={!preferences.soundOn || undefined}>
      {PARTS.map((part) => (
        <Volume key={part} part={part} preferences={preferences} />
      ))}
    </div>
  );
}

function Volume({ part, preferences }: { part: SoundPart; preferences: Preferences }) {
  const t = useTranslations('game.more');
  const id = useId();
  const level = preferences.levels[part];
  return (
    <div className={styles.volume}>
      <label htmlFor={id}>{t(part)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={level}
        aria-valuetext={level === 0 ? t('off') : `${Math.round(level * 100)} %`}
        onChange={(event) => preferences.setVolume(part, event.target.valueAsNumber)}
      />
    </div>
  );
}
