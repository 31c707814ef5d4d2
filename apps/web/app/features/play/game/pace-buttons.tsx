import type { RegionPack } from '@croupier/domain/site/regions';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './game-hud.module.css';
import type { Autoplay } from './use-autoplay.ts';
import type { Preferences } from './use-preferences.ts';

interface Props {
  /** Rounds may follow one another by themselves. */
  isQuick: boolean;
  region: RegionPack;
  preferences: Preferences;
  autoplay: Autoplay;
  mayStart: boolean;
  onAuto(): void;
}

/** How fast a game is played, as far as the region lets it be chosen. */
export function PaceButtons({ isQuick, region, preferences, autoplay, mayStart, onAuto }: Props) {
  const t = useTranslations('game.hud');
  const { turbo, toggleTurbo } = preferences;
  const { left, stop } = autoplay;
  return (
    <>
      {region.autoplay && isQuick && (
        <button
          type="button"
          className={styles.pill}
          aria-haspopup={left === null ? 'dialog' : undefined}
          aria-pressed={left !== null}
          onClick={left === null ? onAuto : stop}
          disabled={!mayStart}
        >
          <Icon name="refresh" size={18} />
          <span>{left === null ? t('autoplay') : t('autoplayStop', { left })}</span>
        </button>
      )}
      {region.turbo && (
        <button type="button" className={styles.pill} aria-pressed={turbo} onClick={toggleTurbo}>
          <Icon name="bolt" size={18} />
          <span>{t('turbo')}</span>
        </button>
      )}
    </>
  );
}
