import { expect, test } from 'vitest';
import { createRenderQueue, type NotRendered } from './render-queue.ts';

const LIMITS = { atOnce: 2, waiting: 4, waitingPerIp: 3 };

function setUp() {
  const queue = createRenderQueue(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address: string, signal = new AbortController().signal) =>
    queue
      .run(address, signal, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      })
      .catch((error: unknown) => (error as NotRendered).why);
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end };
}

test('a few run, some wait in their order, and the rest is told at once that there is no room', async () => {
  const { ask, begun, end } = setUp();
  const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ask(name, `address of ${name}`));
  expect(begun).toEqual(['a', 'b']);
  expect(await asked[6]).toBe('busy');
  await end('b');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(await Promise.all(asked.slice(0, 2))).toEqual(['a', 'b']);
});

test('one address cannot take the places of all', async () => {
  const { ask, begun, end } = setUp();
  const flood = Array.from({ length: 100 }, (_, n) => ask(`flood ${n}`, 'one'));
  const other = ask('other', 'two');
  expect((await Promise.all(flood.slice(5))).every((answer) => answer === 'busy')).toBe(true);
  for (const name of ['flood 0', 'flood 1', 'flood 2', 'flood 3', 'flood 4']) await end(name);
  expect(begun).toEqual(['flood 0', 'flood 1', 'flood 2', 'flood 3', 'flood 4', 'other']);
  await end('other');
  expect(await other).toBe('other');
});

test('what nobody waits for any more is never begun and leaves its place', async () => {
  const { ask, begun, end } = setUp();
  const left = new AbortController();
  void ask('a', '1');
  void ask('b', '1');
  const gone = ask('c', '1', left.signal);
  void ask('d', '1');
  left.abort();
  expect(await gone).toBe('gone');
  expect(await ask('e', '1', left.signal)).toBe('gone');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('work that fails makes room too', async () => {
  const queue = createRenderQueue({ ...LIMITS, atOnce: 1 });
  const { signal } = new AbortController();
  await expect(queue.run('1', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('1', signal, async () => 'yes')).toBe('yes');
});
