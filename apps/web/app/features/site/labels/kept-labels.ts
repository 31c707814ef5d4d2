import { labelsOf, type Labels } from '@croupier/domain/site/labels';

const UTM_KEY = 'utm queries';

interface KeptLabels {
  readonly queryParams: Labels;
  /** ISO 8601, UTC. */
  readonly conversionDate: string;
}

/** Keeps the labels of the address that this document was opened by; a newer link takes the place of an older one. */
export function keepLabels(query: URLSearchParams, now: Date): void {
  const queryParams = labelsOf(query);
  if (queryParams) write(UTM_KEY, { queryParams, conversionDate: now.toISOString() });
}

export const readLabels = (): KeptLabels | null => read<KeptLabels>(UTM_KEY);
/** Told to the house, they are done with. */
export const forgetLabels = (): void => write(UTM_KEY, null);

const PROMO_KEY = 'promo data';

/** The code that a link names, and whether the house has a promotion of it. */
export interface PromoData {
  readonly code: string;
  readonly state: 'not found' | 'exist';
}

const listeners = new Set<() => void>();

export function keepPromo(promo: PromoData | null): void {
  write(PROMO_KEY, promo);
  for (const listener of listeners) listener();
}

/** Hears that a code was kept, or is done with, in this document. @returns the way to stop hearing */
export function onPromo(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const readPromo = (): PromoData | null => read<PromoData>(PROMO_KEY);

/** Where the browser keeps nothing for us there are no labels, and all else goes on. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
