import { testWalletControl } from '@croupier/contract/play/providers';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Meters } from '../../../platform/observe/meters.ts';
import type { Needs } from '../../../platform/platform.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { endFreeRoundsDue } from './end-free-rounds.ts';
import { createCallLog } from './call-log.ts';
import { deleteCallHours } from './call-hours-store.ts';
import { createStudioKeys, type StudioKeys } from './studio-keys.ts';
import { listProviderGames, type ProviderGame } from './list-provider-games.ts';
import { providersListeners } from './providers-listeners.ts';
import { providersParts, type ProvidersParts } from './providers-parts.ts';
import { providersRoutes } from './providers-routes.ts';
import { deleteOld } from './providers-store.ts';
import { SKEW_MAX_S } from './request-signature.ts';
import { controlWallet } from './test-control.ts';
import { walletRoutes } from './wallet-routes.ts';
import { PROVIDERS_PERSONAL } from './personal-store.ts';

const SWEEP_EVERY_MS = 60_000;
const FREE_ROUNDS_EVERY_MS = 30_000;
const SWEEP_TIMEOUT_MS = 30_000;
/** Hours of calls, as long as anybody looks back at how a studio did. */
const CALLS_KEPT_MS = 30 * 24 * 3_600_000;
/** After its end a session is still known as expired for so long; then as any other token nobody gave out. */
const SESSIONS_KEPT_MS = 24 * 3_600_000;

type ProvidersPlatform = Needs<
  'db' | 'clock' | 'meters' | 'warn' | 'error',
  'providers' | 'publicUrl' | 'seedKey'
>;

export interface Providers {
  readonly module: Module;
  /** The games of studios that this installation has an address of. */
  games(): Promise<ProviderGame[]>;
  readonly keys: StudioKeys;
}

/** Games of other studios: their frames, and the wallet their servers play with. */
export function createProviders(
  platform: ProvidersPlatform,
  lower: Pick<ProvidersParts, 'fairness' | 'openness' | 'purses'>,
): Providers {
  const { clock, config, meters, error } = platform;
  const { providers, publicUrl } = config;
  const parts = providersParts({ ...platform, ...lower, providers, publicUrl, ...countersOf(meters) });
  const keys = createStudioKeys(config.seedKey);
  const log = createCallLog(platform);
  const apart = createEachApart({
    clock,
    failed: (about) => error('a round of another studio could not be given up', about),
  });
  const freeRoundsApart = createEachApart({
    clock,
    failed: (about) => error('free rounds of another studio could not be ended', about),
  });
  return {
    games: () => listProviderGames(parts),
    keys,
    module: {
      name: 'providers',
      personal: PROVIDERS_PERSONAL,
      routes: (http) => {
        providersRoutes(http, parts);
        walletRoutes(http, parts, { keys, log });
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
          name: 'end-free-rounds',
          everyMs: FREE_ROUNDS_EVERY_MS,
          timeoutMs: SWEEP_TIMEOUT_MS,
          run: (signal) => endFreeRoundsDue(parts, freeRoundsApart, signal),
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
  await deleteCallHours(db, ago(CALLS_KEPT_MS));
  await deleteOld(db, { nonces: ago(2 * SKEW_MAX_S * 1_000), sessions: ago(SESSIONS_KEPT_MS) });
}

function countersOf(meters: Meters): Required<Pick<ProvidersParts, 'onAnswer' | 'onHeld'>> {
  return {
    onAnswer: meters.counter('croupier_wallet_answers_total', 'Answers to the servers of other studios', [
      'provider',
      'call',
      'status',
    ]),
    onHeld: meters.counter(
      'croupier_wallet_wins_held_total',
      'Wins of other studios that were held for a person',
      ['provider'],
    ),
  };
}
