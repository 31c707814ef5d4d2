import { testWalletControl } from '@croupier/contract/providers';
import type { Clock } from '../../platform/clock.ts';
import type { BalanceKind, Currency, RegionId } from '@croupier/domain';
import type { Database, Tx } from '../../platform/database.ts';
import { createEachApart } from '../../platform/each-apart.ts';
import type { Module } from '../../platform/module.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { providersListeners } from './providers-listeners.ts';
import { providersRoutes } from './providers-routes.ts';
import { deleteOld } from './providers-store.ts';
import { SKEW_MAX_S } from './request-signature.ts';
import { controlWallet } from './test-control.ts';
import { walletRoutes } from './wallet-routes.ts';

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

export interface ProvidersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: readonly Provider[];
  /** The site's own address, which a game answers to. */
  readonly publicUrl: string;
  /** Rules of the player and the region that a stake must pass: the wallet's own come before. None for settlement. */
  readonly stakeRules: readonly StakeRule[];
  /** Counts verdicts, refusals of the signature among them. */
  onAnswer?(answer: { provider: string; call: string; status: string }): void;
  /** Counts wins that are held. */
  onHeld?(about: { provider: string }): void;
  /** Something a person has to decide. */
  error(message: string, details: object): void;
  /** Something a person should look at. */
  warn(message: string, details: object): void;
}

export type ProvidersParts = ProvidersDeps;

const SWEEP_EVERY_MS = 60_000;
const SWEEP_TIMEOUT_MS = 30_000;
/** After its end a session is still known as expired for so long; then as any other token nobody gave out. */
const SESSIONS_KEPT_MS = 24 * 3_600_000;

/** Games of other studios: their frames, and the wallet their servers play with. */
export function createProviders(parts: ProvidersDeps): { module: Module } {
  const apart = createEachApart({
    clock: parts.clock,
    failed: (about) => parts.error('a round of another studio could not be given up', about),
  });
  return {
    module: {
      name: 'providers',
      routes: (http) => {
        providersRoutes(http, parts);
        walletRoutes(http, parts);
        http.handle(testWalletControl, ({ input }) => controlWallet(parts, input.body));
      },
      listeners: providersListeners,
      jobs: [
        {
          name: 'sweep-provider-rounds',
          everyMs: SWEEP_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: (signal) => abandonRounds(parts, apart, signal),
        },
        {
          name: 'remove-old-of-studios',
          everyMs: SWEEP_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: () => removeOld(parts),
        },
      ],
    },
  };
}

async function removeOld({ db, clock }: ProvidersParts): Promise<void> {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await deleteOld(db, { nonces: ago(2 * SKEW_MAX_S * 1_000), sessions: ago(SESSIONS_KEPT_MS) });
}
