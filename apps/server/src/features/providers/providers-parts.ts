import type { BalanceKind, Currency, RegionId } from '@croupier/domain';
import type { Tx } from '../../platform/database.ts';
import type { Needs } from '../../platform/platform.ts';

export interface Provider {
  readonly code: string;
  /** Where its games are served from: the only origin a frame may show and be heard from. */
  readonly origin: string;
  /** Keys that its requests are signed with; two while one is being changed for the other. */
  readonly secrets: readonly string[];
}

/** Why the stake may not be placed; undefined when the rule has nothing against it. Runs in the bet's transaction. */
export type StakeRule = (
  tx: Tx,
  stake: {
    readonly playerId: bigint;
    readonly region: RegionId;
    readonly currency: Currency;
    readonly kind: BalanceKind;
    readonly stakeMinor: bigint;
  },
) => Promise<'player_blocked' | 'limit_reached' | undefined>;

/** What the use cases of this feature work with. */
export interface ProvidersParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  readonly providers: readonly Provider[];
  /** The site's own address, which a game answers to. */
  readonly publicUrl: string;
  /** Rules of the player and the region that a stake must pass: the wallet's own come before. None for settlement. */
  readonly stakeRules: readonly StakeRule[];
  /** Counts verdicts, refusals of the signature among them. */
  onAnswer?(answer: { provider: string; call: string; status: string }): void;
  /** Counts wins that are held. */
  onHeld?(about: { provider: string }): void;
}
