import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Place } from '../table/board.ts';
import { nearestIn, type Way } from './nearest-place.ts';
import styles from './places.module.css';

/** Something of the stage that may be chosen. */
export interface Chosen {
  /** Of its place. */
  readonly name: string;
  /** What is read aloud; it begins with what is seen. Left out, what is seen is read. */
  readonly label?: string;
  /** What is seen on it; without, the stage's own picture is. */
  readonly shown?: ReactNode;
  readonly state?: string;
  /** Whether a press does something now. What is not allowed keeps the focus. */
  readonly allowed: boolean;
  onPress(): void;
}

interface Props {
  label: string;
  places: Readonly<Record<string, Place>>;
  /** Nothing can be drawn: what may be chosen stands in rows by itself. */
  failed: boolean;
  of: readonly Chosen[];
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * What may be chosen on a stage as buttons over their pictures. Together they are one stop of the keyboard; arrows lead from
 * one to the next, and to them from wherever nothing else has the focus.
 */
export function Places({ label, places, failed, of }: Props) {
  const [stop, setStop] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const names = of.map(({ name }) => name);
  const first = (of.find(({ allowed }) => allowed) ?? of[0])?.name;
  const current = stop !== null && names.includes(stop) ? stop : first;
  const lead = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const held = document.activeElement;
    const isHere = group.current?.contains(held) === true;
    if (!way || current === undefined || !(isHere || held === document.body)) return;
    event.preventDefault();
    const next = isHere ? nearestIn(way, current, names, places) : current;
    group.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => lead(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!failed && !names.some((name) => places[name])) return null;
  return (
    <div ref={group} role="group" aria-label={label} className={failed ? styles.rows : undefined}>
      {of.map(({ name, shown, allowed, state, ...each }) => (
        <button
          key={name}
          type="button"
          className={failed || shown !== undefined ? styles.shown : styles.felt}
          style={failed ? undefined : boxOf(places[name])}
          data-place={name}
          data-state={state}
          aria-label={each.label}
          aria-disabled={!allowed || undefined}
          tabIndex={name === current ? 0 : -1}
          onFocus={() => setStop(name)}
          onClick={() => allowed && each.onPress()}
        >
          {shown ?? (failed ? each.label : undefined)}
        </button>
      ))}
    </div>
  );
}

/** A box around the middle of a place, as large as it; styles make it no less than a thumb. */
const boxOf = (place: Place | undefined): CSSProperties | undefined =>
  place && {
    left: place.x + place.width / 2,
    top: place.y + place.height / 2,
    width: place.width,
    height: place.height,
  };
