import { expect, test } from 'vitest';
import { someOffer } from './bonus.fixture.ts';
import { spinsToGo, stakeToReckon, usualContribution } from './spins-to-go.ts';

const { rules } = someOffer();

test('counts the stakes that finish the wagering, rounded up, by how much of them counts', () => {
  expect(spinsToGo(64_000n, 200n, 100)).toBe(320);
  expect(spinsToGo(64_001n, 200n, 100)).toBe(321);
  expect(spinsToGo(64_000n, 200n, 10)).toBe(3_200);
  expect(spinsToGo(64_000n, 200n, 0)).toBeUndefined();
  expect(spinsToGo(0n, 200n, 100)).toBe(0);
});

test('reckons with the last stake where it is known, and never with more than the bonus allows', () => {
  expect(stakeToReckon(700n, 'UAH', null)).toBe(700n);
  expect(stakeToReckon(undefined, 'UAH', null)).toBe(200n);
  expect(stakeToReckon(700n, 'UAH', '500')).toBe(500n);
});

test('takes the share of most games, and of the games that count most where those do not', () => {
  const contributions = [
    { of: 'slots', percent: 50 },
    { of: 'cards', percent: 10 },
  ];
  expect(usualContribution({ ...rules, contributions })).toBe(100);
  expect(usualContribution({ ...rules, contributions, otherContribution: 0 })).toBe(50);
});
