import {
  findGame,
  openPool,
  seedChain,
  sharedCrashPoint,
  ticketProof,
  type CrashDefinition,
  type PoolDefinition,
} from '@croupier/games';
import { expect, test } from 'vitest';
import { flightChecks, ticketChecks } from './check-given.ts';

const seed = '0f'.repeat(32);
const states = (checks: readonly { state: string }[]) => checks.map(({ state }) => state);

test('a ticket is proved against its pool, and every lie about it is found', () => {
  const fern = findGame('lucky-fern')!.definition as PoolDefinition;
  const definition = { ...fern, tickets: 40, prizes: [{ units: 9, count: 3 }] };
  const pool = openPool(definition, seed, 2);
  const { root } = pool;
  const ticket = { pool: 2, ...pool.tickets[6]! };
  const proof = ticketProof(pool, ticket.serial);
  expect(states(ticketChecks(definition, ticket, { root, proof }, { root, seed }))).toEqual([
    ...['agrees', 'agrees', 'agrees'],
  ]);
  expect(states(ticketChecks(definition, ticket, { root, proof }, { root, seed: null }))).toEqual([
    ...['agrees', 'agrees', 'skipped'],
  ]);
  expect(states(ticketChecks(definition, ticket, { root, proof }, undefined))).toEqual([
    ...['skipped', 'agrees', 'skipped'],
  ]);
  const other = { root: '1'.repeat(64), seed };
  expect(states(ticketChecks(definition, { ...ticket, prizeUnits: 1 }, { root, proof }, other))).toEqual([
    ...['differs', 'differs', 'agrees'],
  ]);
});

test('a flight is drawn again from its place in the chain, and every lie about it is found', () => {
  const definition = findGame('high-kite')!.definition as CrashDefinition;
  const [commitment, ...seeds] = seedChain(seed, 6) as [string, ...string[]];
  const chain = { number: 1, commitment, publicSeed: 'dune-3' };
  const flightSeed = seeds[3]!;
  const crashCenti = sharedCrashPoint(definition, {
    serverSeed: flightSeed,
    publicSeed: 'dune-3',
    flight: 9,
  });
  const flight = { number: 9, chain: 1, place: 3, seed: flightSeed, crashCenti };
  const given = { number: 9, crashCenti };
  expect(states(flightChecks(definition, given, flight, chain))).toEqual(['agrees', 'agrees', 'agrees']);
  expect(states(flightChecks(definition, given, { ...flight, place: 2 }, chain))[0]).toBe('differs');
  expect(states(flightChecks(definition, given, { ...flight, crashCenti: crashCenti + 1 }, chain))).toEqual([
    ...['agrees', 'differs', 'differs'],
  ]);
  expect(states(flightChecks(definition, given, { ...flight, chain: 2 }, chain))).toEqual([
    ...['skipped', 'skipped', 'agrees'],
  ]);
  expect(states(flightChecks(definition, given, undefined, chain))).toEqual([
    'skipped',
    'skipped',
    'skipped',
  ]);
});
