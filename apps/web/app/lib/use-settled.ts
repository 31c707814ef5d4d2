import { useEffect, useState } from 'react';

const PAUSE_MS = 180;

/** The text once nothing was typed for a moment: not every letter is asked for. */
export function useSettled(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
