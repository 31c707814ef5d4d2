import { describe, expect, it } from 'vitest';
import { modesOf } from '../read-definition.ts';
import { GAMES } from '../portfolio/index.ts';
import { expectAsComputed, HEAVIEST } from './declared.fixture.ts';
import { declaredSheetOf } from './declared.ts';

const modes = GAMES.flatMap(({ definition }) =>
  modesOf(definition).map((mode) => [definition.id, mode, definition] as const),
);

describe.each(modes)('%s, %s', (_, mode, definition) => {
  const declared = declaredSheetOf(definition, mode);

  it('returns what an honest game returns, and can win what it promises', () => {
    expect(declared.rtp).toBeGreaterThan(0.94);
    expect(declared.rtp).toBeLessThan(0.98);
    expect(declared.maximumWinProbability).toBeGreaterThan(0);
    expect(declared.thousand.p05).toBeLessThan(declared.thousand.p95);
  });

  if (declared.method === 'exact' && definition.id !== HEAVIEST)
    it('declares what is computed', () => expectAsComputed(definition, mode));
});
