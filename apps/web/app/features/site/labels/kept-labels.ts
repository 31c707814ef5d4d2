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

/** A promotion that a link names, and whether the house has it. */
export interface PromoData {
  readonly code: string;
  readonly state: 'not found' | 'exist';
}

export const keepPromo = (promo: PromoData | null): void => write(PROMO_KEY, promo);
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
