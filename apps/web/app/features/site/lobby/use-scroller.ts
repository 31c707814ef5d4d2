import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far a press goes, as a share of what is in sight. */
const STEP = 0.85;

/** A list that scrolls sideways, and whether there is more of it on either side. */
export function useScroller<E extends HTMLElement>(): {
  list: RefObject<E | null>;
  more: { back: boolean; forward: boolean };
  move(direction: 1 | -1): void;
} {
  const list = useRef<E>(null);
  const [more, setMore] = useState({ back: false, forward: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { back: scrollLeft > 1, forward: scrollLeft + clientWidth < scrollWidth - 1 };
      setMore((known) => (known.back === next.back && known.forward === next.forward ? known : next));
    };
    // Told of its size once it is laid out: asked before, a page that comes alive would be laid out for each list.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const move = (direction: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * STEP, behavior: 'smooth' });
  };
  return { list, more, move };
}
