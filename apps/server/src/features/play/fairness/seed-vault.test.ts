import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@croupier/games';
import { expect, test } from 'vitest';
import { createSeedVault, type HousePlace } from './seed-vault.ts';

const vault = createSeedVault([randomBytes(32)]);
const place: HousePlace = { of: 'flights', game: 'high-kite', number: 1 };

test('a seed of the house opens in its own place and in no other', () => {
  const { sealed, commitment } = vault.createFor(place);
  expect(commitmentOf(vault.openFor(place, sealed))).toBe(commitment);
  const others: HousePlace[] = [
    { ...place, game: 'low-kite' },
    { ...place, number: 2 },
    { ...place, of: 'pool' },
    { ...place, of: 'flight-marks' },
  ];
  for (const other of others) expect(() => vault.openFor(other, sealed)).toThrow();
  expect(() => vault.open(-1n, 1, sealed)).toThrow();
  expect(() => createSeedVault([randomBytes(32)]).openFor(place, sealed)).toThrow();
});

test('one that was sealed before places named their game still opens', () => {
  const flights = vault.create(-1n, 1);
  expect(commitmentOf(vault.openFor(place, flights.sealed))).toBe(flights.commitment);
  const pool = vault.create(0n, 3);
  const ofPool: HousePlace = { of: 'pool', game: 'lucky-fern', number: 3 };
  expect(commitmentOf(vault.openFor(ofPool, pool.sealed))).toBe(pool.commitment);
  expect(() => vault.openFor(place, vault.create(7n, 1).sealed)).toThrow();
});

test('any bytes are kept the same way', () => {
  const content = randomBytes(3_200);
  const sealed = vault.sealFor(place, content);
  expect(vault.unsealFor(place, sealed)).toEqual(content);
  sealed[sealed.length - 1]! ^= 1;
  expect(() => vault.unsealFor(place, sealed)).toThrow();
});
