import type { Needs } from '../../../platform/platform.ts';

/** What the use cases of this feature work with. */
export interface ProofOfWorkParts extends Needs<'db' | 'clock'> {
  /** How many keys a challenge makes who solves it try, at most; on average half of them. */
  tries: number;
  /** Sign challenges, and the keys that solve them: the same in every process. */
  secrets: { readonly challenge: string; readonly key: string };
}

/** A challenge is solved while a form is filled in. */
export const LIFETIME_MS = 10 * 60_000;
/** So far apart may the clocks of two servers be. */
export const CLOCK_SKEW_MAX_MS = 60_000;
