import { useTranslations } from 'use-intl/react';
import { ACTION_PATHS, type SpinAction } from './spin-action.ts';
import styles from './spin-button.module.css';
import type { Hold } from './use-hold.ts';
import type { Rounds } from '../table/use-rounds.ts';

interface Props {
  /** What a press does while nothing is under way. */
  does: SpinAction;
  rounds: Rounds;
  disabled: boolean;
  hold: Hold;
  onSpin: () => void;
  /** Rounds that play themselves go on: the press ends them. */
  onStop: (() => void) | null;
}

/** Begins a round, and says and shows how (spins, draws, deals); while one is shown it goes to the end; while rounds play themselves it ends that. Held, rounds follow while it is. */
export function SpinButton({ does, rounds, disabled, hold, onSpin, onStop }: Props) {
  const t = useTranslations('game.hud');
  const waits = !onStop && (rounds.phase === 'asking' || rounds.phase === 'waiting');
  const action = onStop ? 'stop' : rounds.phase === 'showing' ? 'skip' : does;
  return (
    <button
      type="button"
      className={styles.spin}
      data-phase={rounds.phase}
      data-action={action}
      aria-label={t(
        action === 'skip' || action === 'spin' || action === 'stop' ? action : `action.${action}`,
      )}
      aria-keyshortcuts="Space"
      aria-disabled={waits || undefined}
      disabled={disabled || rounds.phase === 'choosing'}
      data-held={hold.isOn || undefined}
      onPointerDown={(event) => event.button === 0 && hold.press()}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
        else if (event.code === 'Space') hold.press();
      }}
      onClick={() => {
        if (hold.endsWithClick()) return;
        if (onStop) onStop();
        else if (!waits) onSpin();
      }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.picture}>
        <path d={ACTION_PATHS[action]} />
      </svg>
    </button>
  );
}
