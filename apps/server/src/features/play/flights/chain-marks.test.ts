import { commitmentOf, seedChain } from '@croupier/games';
import { expect, test } from 'vitest';
import { makeChain, seedsAround } from './chain-marks.ts';

const last = '5a'.repeat(32);

test.each([1, 999, 1000, 1001, 2500])(
  'a chain of %i is the published one, each seed found from its mark',
  async (length) => {
    const chain = seedChain(last, length);
    const { commitment, marks } = await makeChain(last, length);
    expect(commitment).toBe(commitmentOf(chain[0]!));
    for (const place of [0, 1, 998, 999, 1000, 1001, 1999, 2000, length - 1]) {
      if (place >= length) continue;
      const { from, seeds } = seedsAround(marks, length, place);
      expect(seeds[place - from]).toBe(chain[place]);
    }
  },
);
