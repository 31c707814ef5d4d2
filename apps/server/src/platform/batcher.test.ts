import { describe, expect, it } from 'vitest';
import { BATCHES_IN_FLIGHT, createBatcher, MAXIMUM_BATCH } from './batcher.ts';

interface Item {
  key: bigint;
  name: string;
}

describe('the batcher', () => {
  it('sends the first at once, and what follows in the turn together, a batch at a time and two in flight', async () => {
    const { batches, add, release, settled } = recorder();
    add(1n, 'a');
    expect(batches).toHaveLength(1);
    for (let key = 2; key <= 201; key++) add(BigInt(key), 'a');
    expect(batches).toHaveLength(1);
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, MAXIMUM_BATCH]);
    expect(batches).toHaveLength(BATCHES_IN_FLIGHT);
    while (settled() < 201) await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 64, 64, 64, 8]);
  });

  it('shares out what there is, so that no place is idle while another works for all', async () => {
    const { batches, add, release } = recorder();
    for (let key = 1; key <= 63; key++) add(BigInt(key), 'a');
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32]);
    await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32, 30]);
    for (let key = 100; key < 140; key++) add(BigInt(key), 'b');
    await release();
    expect(batches.map((batch) => batch.length)).toEqual([1, 32, 30, 35]);
  });

  it('never has two items of one key under way, and keeps their order', async () => {
    const { batches, add, release, settled } = recorder();
    for (const name of ['a', 'b', 'c']) add(7n, name);
    add(8n, 'a');
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 1]);
    while (settled() < 4) await release();
    expect(
      batches
        .flat()
        .filter((item) => item.key === 7n)
        .map((item) => item.name),
    ).toEqual(['a', 'b', 'c']);
    for (const batch of batches) expect(new Set(batch.map((item) => item.key)).size).toBe(batch.length);
  });

  it('refuses when one key piles up without end', async () => {
    const { add } = recorder();
    let refused = 0;
    for (let n = 0; n < 2_000; n++) if (!add(1n, String(n))) refused += 1;
    expect(refused).toBeGreaterThan(900);
    expect(add(2n, 'another key is not held up')).toBe(true);
  });
});

const keyOf = ({ key }: Item): bigint => key;

function recorder() {
  const batches: Item[][] = [];
  const open: (() => void)[] = [];
  let count = 0;
  const batcher = createBatcher<Item>(keyOf, async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => open.push(resolve));
    count += items.length;
  });
  return {
    batches,
    add: (key: bigint, name: string) => batcher.add({ key, name }),
    settled: () => count,
    release: async () => {
      open.shift()?.();
      await turn();
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
