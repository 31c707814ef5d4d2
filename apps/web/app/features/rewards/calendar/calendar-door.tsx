import type { Door } from '@croupier/contract/rewards/calendar';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './calendar.module.css';

interface DoorProps {
  readonly door: Door;
  /** In points, for a day that has passed; undefined where that cannot be opened. */
  readonly price: number | undefined;
  readonly isToday: boolean;
  readonly isWaiting: boolean;
  /** Undefined where it cannot be opened now. */
  readonly onPress: (() => void) | undefined;
}

/** A door with its day on it; once it is open it has swung aside, and its gift stands in the frame. */
export function CalendarDoor({ door, price, isToday, isWaiting, onPress }: DoorProps) {
  const t = useTranslations('calendar');
  const rewardText = useRewardText();
  const date = useDate();
  const { day, state, given, teaser } = door;
  const named = date(`${day}T12:00:00Z`, 'date', 'UTC');
  const isOpen = state === 'OPENED';
  const said = {
    LOCKED: t('future', { date: named }),
    OPEN: t('openDoor', { date: named }),
    OPENED: t('opened', { date: named }),
    MISSED: price === undefined ? t('past', { date: named }) : t('openFor', { date: named, price }),
  }[state];
  const looks = { 'data-state': state, 'data-today': isToday, 'data-waiting': isWaiting };
  const face = (
    <>
      <span className={styles.behind}>
        {isOpen && <span aria-hidden="true">{Number(day.slice(8))}</span>}
        {isOpen && given && <span className={styles.gift}>{rewardText(given.reward)}</span>}
      </span>
      <span className={styles.leaf} aria-hidden="true">
        <span className={styles.number}>{Number(day.slice(8))}</span>
        <span className={styles.teaser}>
          {state === 'MISSED' && price !== undefined ? t('points', { price }) : teaser}
        </span>
        <span className={styles.knob} />
      </span>
      <span className="visually-hidden">{[said, isOpen ? '' : teaser].filter(Boolean).join(' ')}</span>
    </>
  );
  return onPress && !isOpen ? (
    <button type="button" className={styles.door} aria-busy={isWaiting} onClick={onPress} {...looks}>
      {face}
    </button>
  ) : (
    <div className={styles.door} {...looks}>
      {face}
    </div>
  );
}
