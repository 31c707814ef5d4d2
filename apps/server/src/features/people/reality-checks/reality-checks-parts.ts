import type { Needs } from '../../../platform/platform.ts';

/** What the use cases of this feature work with. */
export type RealityChecksParts = Needs<'db' | 'clock'>;
