import { describe, expect, it } from 'vitest';
import { BATCHES_IN_FLIGHT, createBatcher, MAXIMUM_BATCH } from './round-batcher.ts';

interface Item {
  playerId: bigint;
  name: string;
}

describe('the batcher', () => {
  it('sends the first at once, and what follows in the turn together, a batch at a time and two in flight', async () => {
    const { batches, add, release, settled } = recorder();
    add(1n, 'a');
    expect(batches).toHaveLength(1);
    for (let player = 2; player <= 201; player++) add(BigInt(player), 'a');
    expect(batches).toHaveLength(1);
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, MAXIMUM_BATCH]);
    expect(batches).toHaveLength(BATCHES_IN_FLIGHT);
    while (settled() < 201) await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 64, 64, 64, 8]);
  });

  it('shares out what there is, so that no place is idle while another works for all', async () => {
    const { batches, add, release } = recorder();
    for (let player = 1; player <= 63; player++) add(BigInt(player), 'a');
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32]);
    await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32, 30]);
    for (let player = 100; player < 140; player++) add(BigInt(player), 'b');
    await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32, 30, 35]);
  });

  it('never has two items of one player under way, and keeps their order', async () => {
    const { batches, add, release, settled } = recorder();
    for (const name of ['a', 'b', 'c']) add(7n, name);
    add(8n, 'a');
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 1]);
    while (settled() < 4) await release();
    expect(
      batches
        .flat()
        .filter((item) => item.playerId === 7n)
        .map((item) => item.name),
    ).toEqual(['a', 'b', 'c']);
    for (const batch of batches) expect(new Set(batch.map((item) => item.playerId)).size).toBe(batch.length);
  });

  it('refuses when one player piles up without end', async () => {
    const { add } = recorder();
    let refused = 0;
    for (let n = 0; n < 2_000; n++) if (!add(1n, String(n))) refused += 1;
    expect(refused).toBeGreaterThan(900);
    expect(add(2n, 'another player is not held up')).toBe(true);
  });
});

function recorder() {
  const batches: Item[][] = [];
  const open: (() => void)[] = [];
  let count = 0;
  const batcher = createBatcher<Item>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => open.push(resolve));
    count += items.length;
  });
  return {
    batches,
    add: (playerId: bigint, name: string) => batcher.add({ playerId, name }),
    settled: () => count,
    release: async () => {
      open.shift()?.();
      await turn();
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
