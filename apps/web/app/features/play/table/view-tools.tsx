import { Icon, IconButton } from '@croupier/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { tell } from '../../../lib/tell.ts';
import { useTableView } from '../../../lib/table-view.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import styles from './view-tools.module.css';

/** The class of a round button beside a game. */
export const toolClass = styles.tool!;

/** The way out of a table that has no bars round it. */
export function LeaveTable() {
  const t = useTranslations('table.view');
  return (
    <Link to="/games" className={`${styles.tool} ${styles.leave}`} aria-label={t('leave')} title={t('leave')}>
      <Icon name="left" />
    </Link>
  );
}

/** A table alone in the window (theatre mode), and on the whole screen where the browser can. */
export function ViewTools() {
  const t = useTranslations('table.view');
  const [view, setView] = useTableView();
  const screen = useWholeScreen();
  const toggleWindow = () => {
    if (isOnScreen()) void document.exitFullscreen();
    setView(view === 'page' ? 'window' : 'page');
  };
  return (
    <>
      <IconButton
        label={t('theatre')}
        aria-pressed={view !== 'page'}
        className={`${styles.tool} ${styles.theatre}`}
        data-spare={screen.isOffered || undefined}
        onClick={toggleWindow}
      >
        <Icon name="theatre" />
      </IconButton>
      {screen.isOffered && (
        <IconButton
          label={t('screen')}
          aria-pressed={screen.isTaken}
          className={styles.tool!}
          onClick={screen.toggle}
        >
          <Icon name={screen.isTaken ? 'shrink' : 'expand'} />
        </IconButton>
      )}
    </>
  );
}

/** The whole screen for a table: whether this browser offers it, whether it is taken, and the way to change that. */
export function useWholeScreen(): { isOffered: boolean; isTaken: boolean; toggle(): void } {
  const [, setView] = useTableView();
  const isOffered = useInBrowser() && document.fullscreenEnabled === true;
  const isTaken = useSyncExternalStore(listen, isOnScreen, () => false);
  const toggle = () => {
    const on = !isOnScreen();
    if (on) setView('screen');
    const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    // Refused, it is the window at least.
    void done.then(() => tell('FULL_SCREEN', { on })).catch(() => undefined);
  };
  return { isOffered, isTaken, toggle };
}

const isOnScreen = (): boolean => document.fullscreenElement !== null;

function listen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
