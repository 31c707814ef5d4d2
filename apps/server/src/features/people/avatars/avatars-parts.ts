import type { Needs } from '../../../platform/platform.ts';
import type { PlayersParts } from '../players/feature.ts';

/** What the use cases of this feature work with. */
export interface AvatarsParts extends Needs<'db' | 'clock' | 'scan'> {
  readonly players: PlayersParts;
}
