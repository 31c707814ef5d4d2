import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * A small preference kept in this browser (sound, stake, how a table is looked at). The server's page shows `first`; where
 * the browser keeps nothing for us, so does every page.
 */
export function useRemembered<Value extends string = string>(
  name: string,
  first: Value,
): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    listen,
    () => (read(name) as Value | null) ?? first,
    () => first,
  );
  return [value, (next) => keep(name, next)];
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
