import { expect, test } from 'vitest';
import { checkLoot, type CheckedLoot } from './check-loot.ts';
import { DRAWN } from './loot-draws.fixture.ts';

const { proof, rows } = DRAWN;
const checked = (draw: object) => checkLoot(JSON.stringify(draw)) as CheckedLoot;
const states = (draw: object) =>
  Object.fromEntries(checked(draw).checks.map(({ name, state }) => [name, state]));
const TRUE = { commitment: 'agrees', table: 'agrees', place: 'agrees', given: 'agrees' };

test('a draw is made again from its seeds and rows, as the API answers it and with its members side by side', () => {
  expect(states(DRAWN)).toEqual(TRUE);
  expect(states({ ...proof, rows })).toEqual(TRUE);
  expect(checked(DRAWN).rows).toEqual([
    { weight: 5, chance: 5 / 6, reward: '{"kind":"points","points":10}', isDrawn: false, isGiven: true },
    { weight: 1, chance: 1 / 6, reward: '{"amount":{"UAH":"100000"},"kind":"money"}', isDrawn: true, isGiven: false }, // prettier-ignore
  ]);
});

test('every lie about it is found', () => {
  const lie = (change: object) => states({ ...DRAWN, proof: { ...proof, ...change } });
  expect(lie({ commitment: '0'.repeat(64) })).toEqual({ ...TRUE, commitment: 'differs' });
  expect(lie({ tableHash: '0'.repeat(64) })).toEqual({ ...TRUE, table: 'differs' });
  expect(lie({ drawnPlace: 0 })).toEqual({ ...TRUE, place: 'differs' });
  expect(states({ ...DRAWN, rows: [rows[0], { ...(rows[1] as object), weight: 2 }] }).table).toBe('differs');
  const plain = [rows[0], { weight: 1, reward: 'gone' }];
  expect(states({ ...DRAWN, rows: plain })).toMatchObject({ table: 'differs', given: 'differs' });
});

test('says why there is nothing to compute', () => {
  expect(checkLoot('{"proof"')).toBe('noJson');
  expect(checkLoot(JSON.stringify({ ...DRAWN, proof: { ...proof, serverSeed: null } }))).toBe('secret');
  expect(checkLoot(JSON.stringify({ ...proof, rows, serverSeed: null }))).toBe('secret');
  for (const none of [
    'null',
    '[]',
    '{}',
    JSON.stringify({ rows }),
    JSON.stringify({ ...DRAWN, rows: [] }),
    JSON.stringify({ ...DRAWN, proof: { ...proof, domain: 'a:b' } }),
  ])
    // prettier-ignore
    expect(checkLoot(none), none).toBe('noDraw');
});
