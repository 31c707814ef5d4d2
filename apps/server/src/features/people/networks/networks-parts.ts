import type { Network } from '@croupier/domain/people/networks';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { CountWays, PlayersParts } from '../players/feature.ts';
import type { KeptByBrowser } from './kept-by-browser.ts';
import type { NetworkProvider } from './network-provider.ts';

/** What the use cases of this feature work with. */
export interface NetworksParts extends Needs<
  'db' | 'clock' | 'warn',
  'publicUrl' | 'secure' | 'closedCountries'
> {
  readonly players: PlayersParts;
  /** Those that the house offers. */
  readonly providers: ReadonlyMap<Network, NetworkProvider>;
  readonly kept: KeptByBrowser;
  /** Whether an address can still be put back into an account. Contacts know; they lie above this feature. */
  isKeptForUndo(db: Queryable, emailCanonical: string, at: { now: Date }): Promise<boolean>;
  /** How often a player can come in by what is not of this feature. */
  readonly otherWays: readonly CountWays[];
  /** Called with whatever opens an account whose address is proven. */
  carryStops(tx: Tx, playerId: bigint): Promise<void>;
}
