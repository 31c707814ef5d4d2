import { useTranslations } from 'use-intl/react';
import { behindDoors } from './is-over.ts';
import type { SceneProps } from './scene-props.ts';
import styles from './scenes.module.css';

const DOORS = Array.from({ length: 5 }, (_, door) => door);

/** Five doors: the one that is knocked at opens on the prize, then the others open too. */
export function DoorsScene({ board, opened, isTold, textOf, onOpen }: SceneProps) {
  const t = useTranslations('mini-game');
  const [chosen] = opened;
  const rows = board && chosen !== undefined ? behindDoors(board, chosen) : undefined;
  return (
    <div className={styles.doors}>
      {DOORS.map((door) => {
        const text = rows ? textOf(rows[door]!) : '';
        return (
          <button
            key={door}
            type="button"
            className={styles.door}
            data-open={isTold || undefined}
            data-mine={(isTold && door === chosen) || undefined}
            disabled={board === undefined || isTold}
            aria-label={isTold ? text : t('door', { number: door + 1 })}
            onClick={() => onOpen([door])}
          >
            <span>{text}</span>
            <span className={styles.leafOfDoor} aria-hidden="true">
              <i />
            </span>
          </button>
        );
      })}
    </div>
  );
}
