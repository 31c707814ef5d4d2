import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './game-hud.module.css';
import type { Preferences } from './use-preferences.ts';

/** What is about the game rather than the round: its sheet, its sound. */
export function HudTools({ preferences, onInfo }: { preferences: Preferences; onInfo(): void }) {
  const t = useTranslations('game.hud');
  const { soundOn, toggleSound } = preferences;
  return (
    <div className={styles.tools}>
      <IconButton label={t('info')} onClick={onInfo} className={styles.tool}>
        <Icon name="info" />
      </IconButton>
      <IconButton
        label={t(soundOn ? 'soundOff' : 'soundOn')}
        aria-pressed={soundOn}
        onClick={toggleSound}
        className={styles.tool}
      >
        <Icon name={soundOn ? 'sound' : 'mute'} />
      </IconButton>
    </div>
  );
}
