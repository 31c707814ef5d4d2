import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A small preference kept in this browser (sound, stake). The server's page shows `first`. */
export function useRemembered(name: string, first: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    listen,
    () => localStorage.getItem(name) ?? first,
    () => first,
  );
  return [
    value,
    (next) => {
      localStorage.setItem(name, next);
      for (const listener of listeners) listener();
    },
  ];
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
