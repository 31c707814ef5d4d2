export interface BucketSize {
  /** So much at once, after a pause. */
  readonly burst: number;
  /** So much for ever. */
  readonly perSecond: number;
}

export interface TokenBuckets {
  /** Takes from the bucket of the key. @returns 0, or how many milliseconds to wait; then nothing was taken. */
  take(key: string, tokens?: number): number;
  /** How many keys are remembered. */
  size(): number;
}

/** Of so many keys the ones that have not come for longest are forgotten: a flood of addresses costs no memory without end. */
const MAXIMUM_KEYS = 50_000;
/** Parts of tokens add up with an error in the last digits; who waited as long as told must not be refused for it. */
const ROUNDING = 1e-6;

/** A bucket a key that fills steadily and is emptied by what comes: unlike a window, it has no edge to wait for. */
export function createTokenBuckets(
  { burst, perSecond }: BucketSize,
  {
    now = () => performance.now(),
    maximumKeys = MAXIMUM_KEYS,
  }: { now?: () => number; maximumKeys?: number } = {},
): TokenBuckets {
  // The order of the keys is the order in which they came last.
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  return {
    size: () => buckets.size,
    take: (key, wanted = 1) => {
      const nowMs = now();
      const known = buckets.get(key);
      const tokens = known
        ? Math.min(burst, known.tokens + (Math.max(nowMs - known.atMs, 0) / 1000) * perSecond)
        : burst;
      const enough = tokens >= wanted - ROUNDING;
      buckets.delete(key);
      buckets.set(key, { tokens: enough ? tokens - wanted : tokens, atMs: nowMs });
      if (buckets.size > maximumKeys) buckets.delete(buckets.keys().next().value!);
      return enough ? 0 : Math.ceil(((wanted - tokens) / perSecond) * 1000 - ROUNDING);
    },
  };
}
