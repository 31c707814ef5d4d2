import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { setPlayRule } from '../../people/play-rules/feature.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { createPurses } from '../../rewards/purses/feature.ts';
import { giveBonus as giveActive } from '../../rewards/purses/purses.fixture.ts';
import { findRoundOfGrant } from '../../play/rounds/open-rounds-store.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';

/**
 * A player with a bonus that was wagered, of which some was above the cap, and with one that is being played; and one who is
 * held to rules. @returns whose they are, and which
 */
export async function keepPurses(
  house: ProviderHouse,
  seedKey: KeyRing,
): Promise<Record<'holder' | 'finished' | 'active' | 'ruled', string>> {
  const holder = await house.createPlayer({ balanceMinor: '50000' });
  const finished = await giveBonus(house, seedKey, holder.id, { amountMinor: 5_000n, wagerMinor: 100n });
  await playOnce(holder);
  const active = await giveBonus(house, seedKey, holder.id, { amountMinor: 9_000n, wagerMinor: 900_000n });
  for (let n = 0; n < 2; n += 1) await playOnce(holder);
  const ruled = await house.createPlayer({ balanceMinor: '50000' });
  await playOnce(ruled);
  await house.db.transaction(async (tx) => {
    const amount = { amountMinor: 700n, currency: 'UAH' } as const;
    await setPlayRule(tx, ruled.id, { rule: 'stake_limit', period: 'day', ...amount });
    await setPlayRule(tx, ruled.id, { rule: 'stake_maximum', ...amount });
  });
  await playOnce(ruled);
  return { holder: String(holder.id), finished, active, ruled: String(ruled.id) };
}

/** A game without steps, of which all counts. */
async function playOnce({ call }: TestPlayer): Promise<void> {
  await call(playRound, {
    body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' },
  });
}

/** @returns its id; it is active */
async function giveBonus(
  { db }: ProviderHouse,
  seedKey: KeyRing,
  playerId: bigint,
  wanted: { amountMinor: bigint; wagerMinor: bigint },
): Promise<string> {
  const clock = createOffsetClock();
  const purses = createPurses({ db, clock, error: () => undefined }, { openRounds: [findRoundOfGrant] });
  const fairness = createFairness({ db, clock, config: { seedKey } });
  const terms = { order: 'BONUS_FIRST', contributions: {}, maximumConversionMinor: 2_000n } as const;
  return giveActive({ db }, { clock, fairness, purses }, playerId, { ...wanted, terms });
}
