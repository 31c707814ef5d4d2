import { useRef, type PointerEvent, type RefObject } from 'react';
import { closesSheet } from './swipe.ts';

interface Start {
  y: number;
  at: number;
}

/** Pointer handlers for the sheet's head: it follows the finger down and closes or springs back. */
export function useSwipeClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<Start | null>(null);
  const place = (offsetPx: number) =>
    sheet.current?.style.setProperty('translate', offsetPx > 0 ? `0 ${offsetPx}px` : '');
  const end = (event: PointerEvent, mayClose: boolean) => {
    const from = start.current;
    start.current = null;
    if (!from || !sheet.current) return;
    const swipe = {
      distancePx: event.clientY - from.y,
      heightPx: sheet.current.offsetHeight,
      durationMs: event.timeStamp - from.at,
    };
    place(0);
    if (mayClose && closesSheet(swipe)) onClose();
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => start.current && place(event.clientY - start.current.y),
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
