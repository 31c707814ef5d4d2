import { findGame, openPool, ticketProof, type PoolDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { recordCheck, ticketChecks } from './check-given.ts';

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

test('a round was given the flight that everyone can see', () => {
  const flight = { crashCenti: 150, void: false };
  const given = { number: 9, crashCenti: 150 };
  expect(recordCheck(given, flight)).toEqual({ name: 'record', state: 'agrees' });
  expect(recordCheck({ ...given, crashCenti: 151 }, flight).state).toBe('differs');
  expect(recordCheck({ number: 9 }, { crashCenti: null, void: false }).state).toBe('skipped');
  expect(recordCheck({ ...given, void: true }, flight)).toEqual({ name: 'void', state: 'differs' });
  expect(recordCheck({ ...given, void: true }, { ...flight, void: true }).state).toBe('agrees');
  expect(recordCheck(given, { ...flight, void: true }).state).toBe('differs');
});
