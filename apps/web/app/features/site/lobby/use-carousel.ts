import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a slide is in sight before the next comes. */
const TURN_MS = 7_000;

/**
 * Slides in a track that scrolls sideways and stops at each. They turn by themselves, but not for who asked for less motion,
 * nor while the pointer or the focus is on them, nor out of sight. Before it is alive, and without scripts, it is a list to swipe.
 */
export function useCarousel<E extends HTMLElement>(
  count: number,
): {
  track: RefObject<E | null>;
  /** Which slide is in sight. */
  at: number;
  turning: boolean;
  /** Past either end it goes on at the other. */
  go(to: number): void;
  toggle(): void;
} {
  const track = useRef<E>(null);
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const element = track.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    setTurning(!wantsLessMotion());
    const end = new AbortController();
    const listen = (on: HTMLElement, event: string, listener: () => void) =>
      on.addEventListener(event, listener, { passive: true, signal: end.signal });
    listen(element, 'scroll', () => setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth))));
    for (const event of ['pointerenter', 'focusin']) listen(frame, event, () => setHeld(true));
    for (const event of ['pointerleave', 'focusout']) listen(frame, event, () => setHeld(false));
    return () => end.abort();
  }, []);

  const go = (to: number): void => {
    const element = track.current;
    const left = ((to + count) % count) * (element?.clientWidth ?? 0);
    element?.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  };

  useEffect(() => {
    if (!turning || held || count < 2) return undefined;
    const timer = setTimeout(() => document.visibilityState === 'visible' && go(at + 1), TURN_MS);
    return () => clearTimeout(timer);
  });

  return { track, at: Math.min(at, count - 1), turning, go, toggle: () => setTurning((was) => !was) };
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
