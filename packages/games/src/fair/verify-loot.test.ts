import { expect, it, test } from 'vitest';
import { readVectors } from '../vectors/read-vectors.fixture.ts';
import { verifyLoot, type ClaimedLoot } from './verify-loot.ts';

const { serverSeed, commitment, loot } = readVectors();
const { places, ...table } = loot[0]!;
const nonce = places.indexOf(2);
const claimed: ClaimedLoot = {
  ...table,
  ...{ serverSeed, commitment, nonce, drawnPlace: 2, givenPlace: 1 },
};
const TRUE = { commitmentMatches: true, tableMatches: true, placeMatches: true, givenFits: true };

it('finds a true draw true, and shows the word that decided it', () => {
  const found = verifyLoot(claimed);
  expect(found).toMatchObject({ ...TRUE, commitment, tableHash: table.tableHash, drawnPlace: 2 });
  expect(found.odds.chances).toEqual([0.6, 0.3, 0.1]);
  expect(found.draw).toMatchObject({ block: 0, index: 0, n: 1000, what: 'loot' });
});

test.each<[string, Partial<ClaimedLoot>, object]>([
  ['another seed', { serverSeed: 'ff'.repeat(32) }, { commitmentMatches: false }],
  ['a row that weighs more', { rows: [{ ...table.rows[0]!, weight: 601 }, ...table.rows.slice(1)] }, { tableMatches: false }], // prettier-ignore
  ['a reward that is another', { rows: [{ ...table.rows[0]!, reward: 1 }, ...table.rows.slice(1)] }, { tableMatches: false }], // prettier-ignore
  ['another place', { drawnPlace: 0 }, { placeMatches: false }],
  ['a place given that is no fallback of the drawn one', { givenPlace: 0 }, { givenFits: false }],
])('finds a draw with %s false', (_, change, said) => {
  expect(verifyLoot({ ...claimed, ...change })).toMatchObject(said);
});
