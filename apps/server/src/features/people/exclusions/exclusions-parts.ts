import type { Needs } from '../../../platform/platform.ts';

/** What the use cases of this feature work with. */
export interface ExclusionsParts extends Needs<'db' | 'clock'> {
  /**
   * People are known again by hashes under it; 32 bytes, the same on every server and for as long as exclusions last: under another one
   * they go to no other account any more.
   */
  key: Buffer;
}
