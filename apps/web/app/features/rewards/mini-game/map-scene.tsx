import { MAP } from '@croupier/domain/rewards/wheel';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { MapPicture } from './map-picture.tsx';
import styles from './map-scene.module.css';
import type { SceneProps } from './scene-props.ts';
import { spotOf, stepsTo } from './steps-to.ts';

const FIELDS = Array.from({ length: MAP.columns * MAP.rows }, (_, field) => field);
const NEXT_OF: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -MAP.columns, ArrowDown: MAP.columns },
};

/** A treasure map: an empty hole says how far the chest is. Its places are buttons; arrows lead from one to the next. */
export default function MapScene({ board, place, opened, isTold, textOf, onOpen }: SceneProps) {
  const t = useTranslations('mini-game');
  const chest = board && place !== undefined ? board.indexOf(place) : -1;
  const last = isTold ? undefined : [...opened].at(-1);
  const labelOf = (field: number) => {
    const { column, row } = spotOf(field);
    const at = { column: column + 1, row: row + 1 };
    if (!opened.has(field)) return t('map.place', at);
    return field === chest
      ? t('map.chest', { prize: textOf(place!) })
      : t('map.dug', { ...at, count: stepsTo(field, chest) });
  };
  return (
    <>
      <div className={styles.map} data-told={isTold || undefined}>
        <MapPicture holes={opened} chest={chest} />
        <div className={styles.places} onKeyDown={moveOn}>
          {FIELDS.map((field) => (
            <button
              key={field}
              type="button"
              className={styles.place}
              data-dug={opened.has(field) || undefined}
              disabled={board === undefined || isTold}
              // A hole keeps the focus: the next place is found from it.
              aria-disabled={opened.has(field) || undefined}
              aria-label={labelOf(field)}
              onClick={() => onOpen([field])}
            />
          ))}
        </div>
        {isTold && (
          <p className={styles.ribbon} data-over={spotOf(chest).row > 1 || undefined} aria-hidden="true">
            {textOf(place!)}
          </p>
        )}
      </div>
      <p className={styles.told} role="status">
        {last !== undefined && t('map.steps', { count: stepsTo(last, chest) })}
      </p>
    </>
  );
}

function moveOn(event: KeyboardEvent<HTMLDivElement>) {
  const by = NEXT_OF[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const places = [...event.currentTarget.querySelectorAll('button')];
  places[places.indexOf(event.target as HTMLButtonElement) + by]?.focus();
}
