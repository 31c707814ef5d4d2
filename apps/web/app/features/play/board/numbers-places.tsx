import type { DrawDefinition } from '@croupier/games';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { lastStep, type ControlsProps, type Place } from '../table/board.ts';
import styles from './number-places.module.css';
import { mostPicks, numberAfter, picksOf, toggled } from './ticket.ts';
import { ticketOf } from './ticket-of.ts';

/**
 * The numbers of the sheet as buttons, each over its picture: picked, drawn, or both. The sheet is one stop of the keyboard,
 * arrows lead over it. Where nothing can be drawn they are a sheet by themselves.
 */
export function NumbersPlaces({ steps, places, failed, resting, ...board }: ControlsProps<DrawDefinition>) {
  const t = useTranslations('board.numbers');
  const { definition, mode } = board;
  const [at, setAt] = useState(1);
  const sheet = useRef<HTMLDivElement>(null);
  const step = lastStep(steps, 'draw');
  const { picked, pick } = ticketOf(board);
  if (Object.keys(places).length === 0 && !failed) return null;
  const lead = (event: KeyboardEvent) => {
    const next = numberAfter(event.key, at, { columns: columnsOf(places), count: definition.numbers });
    if (next === null) return;
    event.preventDefault();
    // Arrows change the stake elsewhere on the page.
    event.stopPropagation();
    setAt(next);
    sheet.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  const most = mostPicks(definition);
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={
        definition.modes.length > 1 ? t('choose', { most }) : t('label', { picks: picksOf(definition, mode) })
      }
      className={failed ? styles.sheet : undefined}
      data-numbers={definition.numbers}
      onKeyDown={lead}
    >
      {Array.from({ length: definition.numbers }, (_, index) => index + 1).map((number) => {
        const drawn = step?.drawn.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={failed ? styles.plain : styles.place}
            style={boxOf(places[number])}
            tabIndex={number === at ? 0 : -1}
            aria-pressed={picked.includes(number)}
            aria-disabled={!resting || undefined}
            aria-label={drawn ? t('drawn', { number }) : undefined}
            data-drawn={drawn || undefined}
            data-hit={step?.hits.includes(number) || undefined}
            onFocus={() => setAt(number)}
            onClick={() => resting && pick(toggled(definition, picked, number))}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}

const boxOf = (place: Place | undefined) =>
  place && { left: place.x, top: place.y, width: place.width, height: place.height };

/** How many of them stand in the first row. */
function columnsOf(places: Readonly<Record<string, Place>>): number {
  const top = places[1]?.y;
  return Math.max(1, Object.values(places).filter(({ y }) => y === top).length);
}
