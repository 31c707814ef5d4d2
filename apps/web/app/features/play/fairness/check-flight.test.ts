import { findGame, seedChain, sharedCrashPoint, type CrashDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { flightChecks } from './check-flight.ts';

const seed = '0f'.repeat(32);
const states = (checks: readonly { state: string }[]) => checks.map(({ state }) => state);

test('a flight is drawn again from its place in the chain, and every lie about it is found', () => {
  const definition = findGame('high-kite')!.definition as CrashDefinition;
  const [commitment, ...seeds] = seedChain(seed, 6) as [string, ...string[]];
  const chain = { commitment, publicSeed: 'dune-3' };
  const flightSeed = seeds[3]!;
  const crashCenti = sharedCrashPoint(definition, {
    serverSeed: flightSeed,
    publicSeed: 'dune-3',
    flight: 9,
  });
  const flight = { number: 9, place: 3, seed: flightSeed, crashCenti };
  expect(states(flightChecks(definition, flight, chain))).toEqual(['agrees', 'agrees']);
  expect(states(flightChecks(definition, { ...flight, place: 2 }, chain))).toEqual(['differs', 'agrees']);
  const other = { ...flight, crashCenti: crashCenti + 1 };
  expect(states(flightChecks(definition, other, chain))).toEqual(['agrees', 'differs']);
  expect(states(flightChecks(definition, { ...flight, number: 8 }, chain))[1]).toBe('differs');
  expect(states(flightChecks(definition, flight, { ...chain, publicSeed: 'dune-4' }))[1]).toBe('differs');
  const flying = { ...flight, seed: null, crashCenti: null };
  expect(states(flightChecks(definition, flying, chain))).toEqual(['skipped', 'skipped']);
});
