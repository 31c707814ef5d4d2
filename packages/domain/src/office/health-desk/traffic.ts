/** Upper ends of what calls to a payment provider take, in milliseconds; the last has none. */
export const TOOK_BOUNDS_MS = [50, 100, 250, 500, 1_000, 2_000, 4_000, Infinity] as const;

/** A counter for each bound with the one that this call belongs to. */
export const tookOf = (ms: number): bigint[] => {
  const at = TOOK_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return TOOK_BOUNDS_MS.map((_, index) => (index === at ? 1n : 0n));
};

/**
 * The bound that so many of a hundred calls stay below; undefined where there were none, and Infinity where it has none.
 * @param counts one for each bound
 */
export function boundOf(counts: readonly bigint[], percent: number): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0n);
  if (all === 0n) return undefined;
  let below = 0n;
  const at = counts.findIndex((count) => (below += count) * 100n >= all * BigInt(percent));
  return TOOK_BOUNDS_MS[at];
}

/** Outcomes of a webhook that was not taken: it was not signed as it should be, or is about nothing of ours. */
export const REFUSED_WEBHOOKS: readonly string[] = [
  'incomplete',
  'too_old_or_new',
  'wrong_signature',
  'unknown',
  'mismatch',
];

/** What was counted of a payment provider in one hour. */
export interface Traffic {
  readonly provider: string;
  /** `webhook`, or what it was asked. */
  readonly kind: string;
  readonly outcome: string;
  readonly count: number;
  readonly took: readonly bigint[];
}

export interface ProviderState {
  readonly calls: number;
  readonly failed: number;
  readonly p95Ms: number | undefined;
}

const CALLS_LEAST = 10;

/** How a provider answered: every call of it together. */
export function providerState(traffic: readonly Traffic[]): ProviderState {
  const calls = traffic.filter(({ kind }) => kind !== 'webhook');
  const sum = (rows: readonly Traffic[]) => rows.reduce((all, { count }) => all + count, 0);
  const took = TOOK_BOUNDS_MS.map((_, at) => calls.reduce((all, row) => all + (row.took[at] ?? 0n), 0n));
  const failed = sum(calls.filter(({ outcome }) => outcome === 'failed'));
  return { calls: sum(calls), failed, p95Ms: boundOf(took, 95) };
}

/** Whether so many of a hundred had no answer; of a few calls nothing is said. */
export const isProviderFailing = ({ calls, failed }: ProviderState, percent: number): boolean =>
  calls >= CALLS_LEAST && failed * 100 > calls * percent;

export const isProviderSlow = ({ calls, p95Ms }: ProviderState, ms: number): boolean =>
  calls >= CALLS_LEAST && p95Ms !== undefined && p95Ms > ms;
