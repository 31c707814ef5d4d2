import { Icon, IconButton, showToast } from '@croupier/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { gamePath } from './game-path.ts';
import styles from './search-box.module.css';

/** For whoever does not know what to look for. */
export function RandomGame() {
  const t = useTranslations('lobby.games');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const language = useLanguage();
  const go = async () => {
    const { drawGame } = await import('./draw-game.ts');
    const game = await drawGame(language);
    if (game)
      await navigate(
        localPath(game.access === 'open' || !game.demo ? gamePath(game) : `/slots/${game.code}?mode=demo`),
      );
  };
  return (
    <IconButton
      label={t('random')}
      className={styles.random}
      onClick={() => void go().catch(() => showToast(t('randomFailed'), 'error'))}
    >
      <Icon name="random" size={20} />
    </IconButton>
  );
}
