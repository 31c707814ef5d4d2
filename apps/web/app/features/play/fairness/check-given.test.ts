import { findGame, openPool, type PoolDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { recordCheck, ticketChecks } from './check-given.ts';

const seed = '0f'.repeat(32);
const states = (checks: readonly { state: string }[]) => checks.map(({ state }) => state);

test('a ticket is found in its pool, and every lie about it or the pool is seen', () => {
  const fern = findGame('lucky-fern')!.definition as PoolDefinition;
  const definition = { ...fern, tickets: 40, prizes: [{ units: 9, count: 3 }] };
  const { root, tickets } = openPool(definition, seed, 2);
  const published = { number: 2, root, seed };
  const ticket = { pool: 2, ...tickets[6]! };
  const checked = (changed: object, pool: object = {}) =>
    states(ticketChecks(definition, { ...ticket, ...changed }, { ...published, ...pool }));
  expect(checked({})).toEqual(['agrees', 'agrees']);
  for (const lie of [{ prizeUnits: 1 }, { serial: 8 }, { serial: 41 }, { salt: '0'.repeat(64) }, { pool: 1 }])
    expect(checked(lie)).toEqual(['agrees', 'differs']);
  expect(checked({}, { root: '1'.repeat(64) })).toEqual(['differs', 'agrees']);
  expect(checked({}, { seed: '0e'.repeat(32) })).toEqual(['differs', 'differs']);
});

test('a round was given the flight that everyone can see', () => {
  const flight = { crashCenti: 150, heardCenti: null, void: false };
  const given = { number: 9, crashCenti: 150 };
  expect(recordCheck(given, flight)).toEqual({ name: 'record', state: 'agrees' });
  expect(recordCheck({ ...given, crashCenti: 151 }, flight).state).toBe('differs');
  expect(recordCheck({ number: 9 }, { crashCenti: null, heardCenti: null, void: false }).state).toBe(
    'skipped',
  );
  expect(recordCheck({ ...given, void: true }, flight)).toEqual({ name: 'void', state: 'differs' });
  expect(recordCheck({ ...given, void: true }, { ...flight, void: true }).state).toBe('agrees');
  expect(recordCheck(given, { ...flight, void: true }).state).toBe('differs');
  expect(recordCheck(given, { ...flight, heardCenti: 120 }).state).toBe('differs');
  expect(recordCheck({ ...given, heardCenti: 120 }, { ...flight, heardCenti: 120 }).state).toBe('agrees');
  expect(recordCheck({ ...given, heardCenti: 120 }, flight).state).toBe('differs');
});
