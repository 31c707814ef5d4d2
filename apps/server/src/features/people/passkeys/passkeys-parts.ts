import type { Needs } from '../../../platform/platform.ts';
import type { PasskeyPlace } from '../../../platform/web-authn.ts';
import type { CountWays, PlayersParts } from '../players/feature.ts';

/** What the use cases of this feature work with. */
export interface PasskeysParts extends Needs<'db' | 'clock'> {
  players: PlayersParts;
  /** Challenges are signed under it; 32 bytes, the same on every server. */
  key: Buffer;
  place: PasskeyPlace;
  /** How often a player can come in by what is neither a password nor a passkey. */
  otherWays: readonly CountWays[];
}
