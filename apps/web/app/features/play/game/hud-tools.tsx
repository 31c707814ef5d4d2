import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { LeaveTable, toolClass, ViewTools } from '../table/view-tools.tsx';
import styles from './game-hud.module.css';
import type { Preferences } from './use-preferences.ts';

/** What is about the game rather than the round: its sheet, its sound, how much of the screen it has. */
export function HudTools({
  preferences,
  onInfo,
  onKeys,
}: {
  preferences: Preferences;
  onInfo(): void;
  onKeys(): void;
}) {
  const t = useTranslations('game.hud');
  const { soundOn, toggleSound } = preferences;
  return (
    <div className={styles.tools}>
      <LeaveTable />
      <IconButton label={t('info')} onClick={onInfo} className={toolClass}>
        <Icon name="info" />
      </IconButton>
      <IconButton label={t(soundOn ? 'soundOff' : 'soundOn')} onClick={toggleSound} className={toolClass}>
        <Icon name={soundOn ? 'sound' : 'mute'} />
      </IconButton>
      <IconButton label={t('keys')} onClick={onKeys} className={`${toolClass} ${styles.keys}`}>
        <Icon name="keyboard" />
      </IconButton>
      <ViewTools />
    </div>
  );
}
