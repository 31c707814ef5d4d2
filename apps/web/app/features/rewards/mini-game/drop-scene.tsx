import { POCKETS } from '@croupier/domain/rewards/wheel';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { DropPicture } from './drop-picture.tsx';
import styles from './drop-scene.module.css';
import { nearestPocket, pathOf } from './fall.ts';
import type { SceneProps } from './scene-props.ts';
import { useFall } from './use-fall.ts';

const SLOTS = Array.from({ length: POCKETS }, (_, slot) => slot);

/** A ball over pins: where it is let go is the player's choice, and every way leads to the nearest pocket of the prize. */
export default function DropScene({ board, place, lot, opened, isTold, textOf, onOpen }: SceneProps) {
  const t = useTranslations('mini-game');
  const [slot, setSlot] = useState<number>();
  const [aim, setAim] = useState(Math.floor(POCKETS / 2));
  const slid = useRef(false);
  // Told before it was let go, it lies in its pocket.
  const from = slot ?? (isTold ? [...opened][0] : undefined);
  const pocket =
    board && place !== undefined && from !== undefined ? nearestPocket(board, place, from) : undefined;
  const path = useMemo(
    () => (from === undefined || pocket === undefined ? undefined : pathOf(from, pocket, lot)),
    [from, pocket, lot],
  );
  const picture = useFall(path, { isOver: isTold, onRest: () => onOpen([pocket!]) });
  const isFree = board !== undefined && from === undefined;
  const drop = (at: number) => isFree && setSlot(at);
  return (
    <div className={styles.board}>
      <DropPicture ref={picture} path={path} aim={aim} isTold={isTold} />
      <div
        className={styles.slots}
        onPointerDown={() => {
          slid.current = false;
        }}
        onPointerMove={(event) => {
          setAim(slotUnder(event));
          slid.current ||= event.buttons > 0;
        }}
        // A finger that slid lets go over another slot than it touched.
        onPointerUp={(event) => slid.current && drop(slotUnder(event))}
      >
        {SLOTS.map((at) => (
          <button
            key={at}
            type="button"
            className={styles.slot}
            disabled={board === undefined || isTold}
            aria-disabled={!isFree || undefined}
            aria-label={t('drop.slot', { number: at + 1 })}
            onFocus={() => setAim(at)}
            onClick={() => drop(at)}
          />
        ))}
      </div>
      <ol className={styles.pockets} aria-label={t('drop.pockets')}>
        {board?.map((row, at) => (
          <li key={at} data-mine={(isTold && at === pocket) || undefined}>
            {textOf(row)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function slotUnder({ currentTarget, clientX }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const at = Math.floor(((clientX - left) / (width || 1)) * POCKETS);
  return Math.min(Math.max(at, 0), POCKETS - 1);
}
