import type { DrawDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { lastStep, type ControlsProps } from '../table/board.ts';
import styles from './places.module.css';

/** The numbers of the sheet as buttons, each over its picture: picked, drawn, or both. */
export function NumbersPlaces({ definition, mode, steps, places, ...board }: ControlsProps<DrawDefinition>) {
  const t = useTranslations('board.numbers');
  const { picks } = definition.modes.find(({ id }) => id === mode)!;
  const drawn = lastStep(steps, 'draw')?.drawn ?? [];
  const picked = board.betChoice ?? [];
  const toggle = (number: number) => {
    if (picked.includes(number)) board.onBetChoice(picked.filter((each) => each !== number));
    else if (picked.length < picks) board.onBetChoice([...picked, number].sort((a, b) => a - b));
  };
  return (
    <div role="group" aria-label={t('label', { picks })} data-numbers={definition.numbers}>
      {Object.entries(places).map(([name, place]) => (
        <button
          key={name}
          type="button"
          className={styles.place}
          style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
          disabled={!board.resting}
          aria-pressed={picked.includes(Number(name))}
          data-drawn={drawn.includes(Number(name)) || undefined}
          onClick={() => toggle(Number(name))}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
