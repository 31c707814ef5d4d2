import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time, in milliseconds since 1970, looked at twice a minute: enough for what is told in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
