import { expect, test } from 'vitest';
import { neighbourStake, offeredStake } from './stake-choice.ts';

const STAKES = ['20', '40', '100'];

test('a remembered stake that is no longer offered falls to the one below', () => {
  expect(offeredStake(STAKES, '40')).toBe('40');
  expect(offeredStake(STAKES, '99')).toBe('40');
  expect(offeredStake(STAKES, '5')).toBe('20');
  expect(offeredStake(STAKES, 'nonsense')).toBe('20');
  expect(offeredStake(STAKES, '999999999999999999')).toBe('100');
});

test('stakes end at both ends', () => {
  expect(neighbourStake(STAKES, '20', -1)).toBeNull();
  expect(neighbourStake(STAKES, '20', 1)).toBe('40');
  expect(neighbourStake(STAKES, '100', 1)).toBeNull();
});
