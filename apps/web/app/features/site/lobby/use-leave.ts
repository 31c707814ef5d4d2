import { useEffect, type RefObject } from 'react';

/** Calls `leave` (the same from one rendering to the next) whenever something outside of the element is pressed or gets the focus. */
export function useLeave(element: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const look = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [element, leave]);
}
