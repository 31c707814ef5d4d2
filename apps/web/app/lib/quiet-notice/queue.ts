import { useSyncExternalStore } from 'react';

const waiting: number[] = [];
const listeners = new Set<() => void>();

export function waitInQueue(place: number): void {
  waiting.push(place);
  changed();
}

export function leaveQueue(place: number): void {
  waiting.splice(waiting.indexOf(place), 1);
  changed();
}

/** Whether nobody of a lower place waits. */
export const useIsFirst = (place: number): boolean =>
  useSyncExternalStore(
    listen,
    () => Math.min(...waiting) === place,
    () => false,
  );

function changed(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
