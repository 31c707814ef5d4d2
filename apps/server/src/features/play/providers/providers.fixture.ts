import { randomBytes } from 'node:crypto';
import type { ConformanceConfig } from 'croupier-wallet-conformance';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import type { OffsetClock } from '../../../platform/clock.ts';
import { createCatalog } from '../catalog/feature.ts';
import { createFairness } from '../fairness/feature.ts';
import { createPurses } from '../../rewards/purses/feature.ts';
import { findStudioRoundOfGrant } from './provider-rounds-store.ts';
import { providersParts, type ProvidersParts } from './providers-parts.ts';
import { upsertGame } from './providers-store.ts';

export const PROVIDER = 'paper-moon';
export const KEY = 'a key of a studio for tests that is long enough';
/** Another studio, which must not reach into the first one's rounds. */
export const RIVAL = { provider: 'tin-drum', key: 'a key of the other studio that is long enough' };
export const GAME = 'paper-moon-dice';

export type ProviderHouse = TestApp & { readonly wallet: ConformanceConfig };

/** A whole server that knows one studio with two games, and what a test of its wallet must know. `env` is added to what it starts with. */
export async function startProviderHouse(env: Record<string, string> = {}): Promise<ProviderHouse> {
  const house = await startTestApp({
    ...env,
    PROVIDER_ORIGINS: `${PROVIDER}=http://paper-moon.example,${RIVAL.provider}=http://tin-drum.example`,
    PROVIDER_SECRETS: `${PROVIDER}=${KEY},${PROVIDER}=the key that comes after it one day or other,${RIVAL.provider}=${RIVAL.key}`,
  });
  for (const game of [GAME, 'paper-moon-toss'])
    await upsertGame(house.db, { game, provider: PROVIDER, name: game, launchPath: `/play/${game}` });
  const wallet = {
    url: `${house.url}/api/provider-wallet/v1`,
    provider: PROVIDER,
    key: KEY,
    game: GAME,
    stakeMinor: '100',
    control: `${house.url}/api/inner/test/provider-wallet`,
  };
  return { ...house, wallet };
}

/** What the wallet works with in a process of its own, under a clock that a test chooses. */
export function partsAt(house: ProviderHouse, clock: OffsetClock): ProvidersParts {
  const { db } = house;
  const unused = () => undefined;
  const fairness = createFairness({ db, clock, config: { seedKey: [randomBytes(32)] } });
  const purses = createPurses({ db, clock, error: unused }, { openRounds: [findStudioRoundOfGrant] });
  return providersParts({
    ...{ db, clock, fairness, purses, providers: [], publicUrl: house.url },
    openness: createCatalog({ db }).openness,
    ...{ error: unused, warn: unused },
  });
}
