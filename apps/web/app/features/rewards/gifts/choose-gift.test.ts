import type { Gift } from '@croupier/contract/rewards/gifts';
import { expect, test } from 'vitest';
import { giftFor } from './choose-gift.ts';
import { someGift } from './gift.fixture.ts';

const gift = (id: string, change: Partial<Gift> = {}): Gift => someGift({ id, ...change });
const here = { game: 'sunny-orchard', currency: 'UAH' } as const;

test('the gift that ends first is used first, and of those without an end the oldest', () => {
  const older = gift('older', { createdAt: '2026-05-01T00:00:00.000Z' });
  const soon = gift('soon', { expiresAt: '2026-06-03T00:00:00.000Z' });
  const later = gift('later', { expiresAt: '2026-07-03T00:00:00.000Z' });
  expect(giftFor([gift('newer'), later, older, soon], here)?.id).toBe('soon');
  expect(giftFor([gift('newer'), older], here)?.id).toBe('older');
});

test('a gift that is over, of other games or in other money, is none', () => {
  const others = [
    gift('over', { state: 'FINISHED' }),
    gift('elsewhere', { games: ['gold-rail'] }),
    gift('abroad', { currency: 'EUR' }),
  ];
  expect(giftFor(others, here)).toBeNull();
});
