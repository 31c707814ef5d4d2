import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A small text kept in this browser; null where nothing is. */
export function useKept(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(listen, () => read(name));
  return [value, (next) => keep(name, next)];
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
