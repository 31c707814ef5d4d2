import { useTranslations } from 'use-intl/react';
import styles from './spin-button.module.css';
import type { Rounds } from '../table/use-rounds.ts';

/** Spins; while a round is shown it goes to the end. A held key presses it once. */
export function SpinButton({
  rounds,
  disabled,
  onSpin,
}: {
  rounds: Rounds;
  disabled: boolean;
  onSpin: () => void;
}) {
  const t = useTranslations('game.hud');
  const waits = rounds.phase === 'asking' || rounds.phase === 'waiting';
  return (
    <button
      type="button"
      className={styles.spin}
      data-phase={rounds.phase}
      aria-label={t(rounds.phase === 'showing' ? 'skip' : 'spin')}
      aria-keyshortcuts="Space"
      aria-disabled={waits || undefined}
      disabled={disabled || rounds.phase === 'choosing'}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => !waits && onSpin()}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.arrows}>
        <path d="M38.5 19A15.5 15.5 0 0 0 10.2 16.5M9.5 29A15.5 15.5 0 0 0 37.8 31.5" />
        <path d="M9 8.5l.8 9 8.7-2M39 39.5l-.8-9-8.7 2" />
      </svg>
    </button>
  );
}
