import { useEffect, useState } from 'react';

/** A small preference kept in this browser (sound, stake). The server's page shows the first value. */
export function useRemembered(name: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const kept = localStorage.getItem(name);
    if (kept !== null) setValue(kept);
  }, [name]);
  return [
    value,
    (next) => {
      setValue(next);
      localStorage.setItem(name, next);
    },
  ];
}
