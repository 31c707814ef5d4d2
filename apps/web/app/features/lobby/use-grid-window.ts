import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { windowOf, type GridWindow } from './grid-window.ts';
import { keepPlace, placeToReturnTo } from './kept-place.ts';

/**
 * Which tiles of a long grid are to be there, as the page scrolls. Until the browser has measured the first tiles,
 * those that the server sent. Space for all other rows is kept, so the scroll bar tells the truth and the place in a
 * list of thousands survives the way back and a reload.
 * @param placeKey names this list at this point of the history.
 */
export function useGridWindow(
  total: number,
  sent: { from: number; count: number },
  placeKey: string,
): { list: RefObject<HTMLUListElement | null>; start: number; end: number } {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState({ start: sent.from, end: sent.from + sent.count });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let size = measure(element);
    const update = (): void => {
      if (!size) return;
      const { top } = element.getBoundingClientRect();
      const window_ = windowOf({ total, ...size, top, windowHeight: window.innerHeight });
      makeRoom(element, window_);
      setShown((before) => (before.start === window_.start && before.end === window_.end ? before : window_));
    };
    const remeasure = (): void => {
      size = measure(element) ?? size;
      update();
    };
    update();
    const place = placeToReturnTo(placeKey);
    if (place !== undefined && Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
    update();

    const onScroll = (): void => {
      update();
      keepPlace(placeKey, window.scrollY);
    };
    const resizes = new ResizeObserver(remeasure);
    resizes.observe(document.documentElement);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      resizes.disconnect();
    };
  }, [total, placeKey]);

  return { list, start: Math.min(shown.start, total), end: Math.min(shown.end, total) };
}

/** @returns undefined while no tile is there to be measured. */
function measure(list: HTMLUListElement): { columns: number; rowHeight: number } | undefined {
  list.style.gridAutoRows = '';
  const tile = list.querySelector('[data-tile]');
  if (!tile) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { height } = tile.getBoundingClientRect();
  // Places whose game is still on its way are as high as the others.
  list.style.gridAutoRows = `${height}px`;
  return { columns: gridTemplateColumns.split(' ').length, rowHeight: height + (parseFloat(rowGap) || 0) };
}

function makeRoom(list: HTMLUListElement, { before, after }: GridWindow): void {
  list.style.paddingBlock = `${before}px ${after}px`;
}
