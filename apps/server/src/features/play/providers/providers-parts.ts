import type { Needs } from '../../../platform/platform.ts';
import type { ReadOpenness } from '../catalog/feature.ts';
import type { Fairness } from '../fairness/feature.ts';
import { createEndBonus, type EndBonus, type Purses } from '../../rewards/purses/feature.ts';

export interface Provider {
  readonly code: string;
  /** Where its games are served from: the only origin a frame may show and be heard from. */
  readonly origin: string;
  /** Keys that its requests are signed with; two while one is being changed for the other. */
  readonly secrets: readonly string[];
}

/** What the use cases of this feature work with. */
export interface ProvidersParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  readonly providers: readonly Provider[];
  /** The site's own address, which a game answers to. */
  readonly publicUrl: string;
  /** For whom games are closed. */
  readonly openness: ReadOpenness;
  readonly purses: Purses;
  readonly fairness: { readonly seats: Pick<Fairness['seats'], 'prepare'> };
  readonly endBonus: EndBonus;
  /** Counts verdicts, refusals of the signature among them. */
  onAnswer?(answer: { provider: string; call: string; status: string }): void;
  /** Counts wins that are held. */
  onHeld?(about: { provider: string }): void;
}

export const providersParts = (parts: Omit<ProvidersParts, 'endBonus'>): ProvidersParts => ({
  ...parts,
  endBonus: createEndBonus(parts.purses, (err, playerId) =>
    parts.error('a bonus could not be ended', { err, player: String(playerId) }),
  ),
});
