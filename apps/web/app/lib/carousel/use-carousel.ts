import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a slide is in sight before the next comes. */
const TURN_MS = 7_000;

/**
 * Slides in a track that scrolls sideways and stops at each, one or several in sight. They turn by themselves, but not for who
 * asked for less motion, nor while the pointer or the focus is on them, nor out of sight. Before it is alive, and without
 * scripts, it is a list to swipe.
 */
export function useCarousel<E extends HTMLElement>(
  count: number,
): {
  track: RefObject<E | null>;
  /** The first slide in sight. */
  at: number;
  turning: boolean;
  /** There are more slides than are in sight. */
  overflows: boolean;
  /** Past either end it goes on at the other. */
  go(to: number): void;
  toggle(): void;
} {
  const track = useRef<E>(null);
  const [at, setAt] = useState(0);
  const [overflows, setOverflows] = useState(false);
  const [wished, wish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const turning = wished ?? (overflows && !wantsLessMotion());

  useEffect(() => {
    const element = track.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const end = new AbortController();
    const listen = (on: HTMLElement, event: string, listener: () => void) =>
      on.addEventListener(event, listener, { passive: true, signal: end.signal });
    listen(element, 'scroll', () => setAt(Math.round(element.scrollLeft / stepOf(element))));
    for (const event of ['pointerenter', 'focusin']) listen(frame, event, () => setHeld(true));
    for (const event of ['pointerleave', 'focusout']) listen(frame, event, () => setHeld(false));
    // Told of its size once the page is alive and laid out, and not while it comes alive.
    const sizes = new ResizeObserver(() => setOverflows(endOf(element) > 1));
    sizes.observe(element);
    return () => {
      end.abort();
      sizes.disconnect();
    };
  }, [count]);

  const go = (to: number): void => {
    const element = track.current;
    if (!element) return;
    const last = Math.ceil(endOf(element) / stepOf(element));
    const left = (to < 0 ? last : to > last ? 0 : to) * stepOf(element);
    element.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  };

  useEffect(() => {
    if (!turning || held || !overflows) return undefined;
    const timer = setTimeout(() => document.visibilityState === 'visible' && go(at + 1), TURN_MS);
    return () => clearTimeout(timer);
  });

  return {
    track,
    at: Math.min(at, Math.max(0, count - 1)),
    turning,
    overflows,
    go,
    toggle: () => wish(!turning),
  };
}

/** From one slide to the next, the gap between them included. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children as unknown as HTMLElement[];
  return (first && second && second.offsetLeft - first.offsetLeft) || Math.max(1, clientWidth);
}

/** As far as it scrolls. */
const endOf = ({ scrollWidth, clientWidth }: HTMLElement): number => scrollWidth - clientWidth;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
