import { commitmentOf, entriesHashOf, verifySharedDraw, type SharedEntry } from '@croupier/games';
import { expect, test } from 'vitest';
import { drawShared, hashEntries } from './draw-shared.ts';

const serverSeed = '5c'.repeat(32);
const entries = Array.from({ length: 60_000 }, (_, n): SharedEntry => ({
  id: `t-${n}`,
  weight: 1 + (n % 5),
}));
const entriesHash = entriesHashOf(entries);
const terms = { domain: 'evening-lottery', number: 3, commitment: commitmentOf(serverSeed), entriesHash, beacon: 'b' }; // prettier-ignore

function* portionsOf(list: readonly SharedEntry[]): Generator<SharedEntry[]> {
  for (let from = 0; from < list.length; from += 5_000) yield list.slice(from, from + 5_000);
}

test('draws the winners that anybody computes, while the event loop goes on', async () => {
  let turns = 0;
  let done = false;
  const turn = (): void => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const winners = await drawShared({ terms, serverSeed, places: 500 }, portionsOf(entries));
  done = true;
  expect(winners).toEqual(verifySharedDraw(terms, entries, serverSeed, 500).winners);
  // The thread hashes and sorts 60,000 entries; a loop that waited for it would turn a few times.
  expect(turns).toBeGreaterThan(20);
});

test('hashes a list as the page that verifies does', async () => {
  expect(await hashEntries(portionsOf(entries.toReversed()))).toBe(entriesHash);
});

test('draws nothing from another seed or list', async () => {
  const draw = (seed: string, list: readonly SharedEntry[]) =>
    drawShared({ terms, serverSeed: seed, places: 1 }, portionsOf(list));
  await expect(draw('5d'.repeat(32), entries)).rejects.toThrow('seed is not the one');
  await expect(draw(serverSeed, entries.slice(1))).rejects.toThrow('not those that were frozen');
});

test('rejects when an entry is outside its grammar, and when reading fails', async () => {
  await expect(hashEntries([[{ id: 'a b', weight: 1 }]])).rejects.toThrow('outside its grammar');
  async function* failing(): AsyncGenerator<SharedEntry[]> {
    yield entries.slice(0, 1);
    throw new Error('the database went away');
  }
  await expect(hashEntries(failing())).rejects.toThrow('went away');
});
