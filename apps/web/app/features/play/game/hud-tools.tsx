import { Icon, IconButton } from '@croupier/ui';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { later } from '../../../lib/offline.ts';
import { LeaveTable, toolClass, ViewTools } from '../table/view-tools.tsx';
import styles from './game-hud.module.css';
import type { Preferences } from './use-preferences.ts';

const FavouriteTool = later(() => import('./favourite-tool.tsx'));

interface Props {
  game: string;
  preferences: Preferences;
  /** Whether there is an account to keep favourites in, and the stage has been fetched before them. */
  hasFavourites: boolean;
  onInfo(): void;
  onMore(): void;
}

/** What is about the game rather than the round: its sheet, its sound, how much of the screen it has, and a sheet of the rest. */
export function HudTools({ game, preferences, hasFavourites, onInfo, onMore }: Props) {
  const t = useTranslations('game');
  const { soundOn, toggleSound } = preferences;
  return (
    <div className={styles.tools}>
      <LeaveTable />
      <IconButton label={t('hud.info')} onClick={onInfo} className={toolClass}>
        <Icon name="info" />
      </IconButton>
      <IconButton
        label={t(soundOn ? 'hud.soundOff' : 'hud.soundOn')}
        onClick={toggleSound}
        className={toolClass}
      >
        <Icon name={soundOn ? 'sound' : 'mute'} />
      </IconButton>
      {hasFavourites && (
        <span className={styles.spare}>
          <Suspense>
            <FavouriteTool game={game} />
          </Suspense>
        </span>
      )}
      <span className={styles.spare}>
        <ViewTools />
      </span>
      <IconButton label={t('more.open')} aria-haspopup="dialog" onClick={onMore} className={toolClass}>
        <Icon name="tools" />
      </IconButton>
    </div>
  );
}
