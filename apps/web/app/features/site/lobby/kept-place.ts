const PREFIX = 'place:';

/** Remembers how far a list was scrolled, for this tab. Storage that is full or forbidden costs only the place. */
export function keepPlace(key: string, scrolled: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(scrolled)));
  } catch {
    return;
  }
}

/** Where to go back to: after a reload or a step back or forward, not when the address was typed anew. */
export function placeToReturnTo(key: string): number | undefined {
  if (firstOfThisLoad() && typedAnew()) return undefined;
  try {
    const kept = sessionStorage.getItem(PREFIX + key);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

let first = true;

function firstOfThisLoad(): boolean {
  const was = first;
  first = false;
  return was;
}

function typedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}
