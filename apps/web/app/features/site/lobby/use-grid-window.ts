import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { RESIZE_WAIT_MS, settled } from '../../../lib/in-peace.ts';
import { roomFor, windowOf, type GridSize } from './grid-window.ts';
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
  const size = useRef<GridSize>(undefined);
  const [shown, setShown] = useState({ start: sent.from, end: sent.from + sent.count });

  // With the very tiles that are shown, never before or after them: else everything would jump for a frame.
  useLayoutEffect(() => {
    if (!list.current) return;
    if (placeToReturnTo(placeKey) !== undefined) size.current ??= measure(list.current);
    if (size.current) makeRoom(list.current, roomFor(total, shown, size.current));
  }, [total, shown, placeKey]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const place = placeToReturnTo(placeKey);
    if (place !== undefined && Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
    const update = (): void => {
      if (!size.current) return;
      const { top } = element.getBoundingClientRect();
      const next = windowOf({ total, ...size.current, top, windowHeight: window.innerHeight });
      setShown((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    const remeasure = (): void => {
      size.current = measure(element) ?? size.current;
      setShown((before) => ({ ...before }));
      update();
    };
    update();
    const onScroll = (): void => {
      update();
      keepPlace(placeKey, window.scrollY);
    };
    const [height, width] = [settled(update, RESIZE_WAIT_MS), settled(remeasure, RESIZE_WAIT_MS)];
    const widths = watchWidth(element, width.call);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', height.call);
    return () => {
      widths.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', height.call);
      height.forget();
      width.forget();
    };
  }, [total, placeKey]);

  return { list, start: Math.min(shown.start, total), end: Math.min(shown.end, total) };
}

/** @returns undefined while no tile is there to be measured. */
function measure(list: HTMLUListElement): GridSize | undefined {
  list.style.gridAutoRows = '';
  const tile = list.querySelector('[data-tile]');
  if (!tile) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { height } = tile.getBoundingClientRect();
  // Places whose game is still on its way are as high as the others.
  list.style.gridAutoRows = `${height}px`;
  return { columns: gridTemplateColumns.split(' ').length, rowHeight: height + (parseFloat(rowGap) || 0) };
}

/** Only another width makes other tiles; the height changes all the time. The first width is one too, once it is laid out. */
function watchWidth(element: HTMLElement, changed: () => void): ResizeObserver {
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    changed();
  });
  observer.observe(element);
  return observer;
}

function makeRoom(list: HTMLUListElement, { before, after }: { before: number; after: number }): void {
  list.style.paddingBlock = `${before}px ${after}px`;
}
