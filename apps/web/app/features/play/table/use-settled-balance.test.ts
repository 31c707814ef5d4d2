import type { ActiveBonus } from '@croupier/contract/people/players';
import type { Round } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { isOfOtherBonus } from './use-settled-balance.ts';

const PLAIN = { currency: 'UAH', kind: 'real', parts: null, giftId: null } as Round;
const OF_BONUS = { ...PLAIN, parts: { grantId: 'g' } } as Round;
const knowing = (id: string | null, currency = 'UAH') => ({
  activeBonus: id === null ? null : ({ id, currency } as ActiveBonus),
});

test.each([
  ['a plain round, and no bonus', PLAIN, knowing(null), false],
  ['a round of the bonus', OF_BONUS, knowing('g'), false],
  ['a bonus that has begun meanwhile', OF_BONUS, knowing(null), true],
  ['another bonus', OF_BONUS, knowing('h'), true],
  ['a plain round, though a bonus is known: it has ended', PLAIN, knowing('g'), true],
  ['a round in other money than the bonus', PLAIN, knowing('g', 'EUR'), false],
  ['play money', { ...PLAIN, kind: 'play' } as Round, knowing('g'), false],
  ['a round of a gift', { ...PLAIN, giftId: 'x' } as Round, knowing('g'), false],
])('%s', (_what, round, known, isOther) => {
  expect(isOfOtherBonus(round, known)).toBe(isOther);
});
