import { expect, test } from 'vitest';
import { createRenderQueue, type NotRendered, type RenderLimits } from './render-queue.ts';
import type { Thread } from './thread-share.ts';

const LIMITS: RenderLimits = {
  ...{ atOnce: 2, waiting: 4, waitingEach: 3 },
  ...{ shareEach: 0.1, aheadMs: 100, restMaxMs: 2_000 },
};

/** A thread whose time passes when the test says so. */
function createThread() {
  const timers: { atMs: number; run: () => void }[] = [];
  const at = { nowMs: 0, busyMs: 0 };
  const thread: Thread = {
    nowMs: () => at.nowMs,
    busyMs: () => at.busyMs,
    after: (waitMs, run) => void timers.push({ atMs: at.nowMs + waitMs, run }),
  };
  const pass = async (ms: number, workingMs = 0) => {
    at.nowMs += ms;
    at.busyMs += workingMs;
    for (const due of timers.splice(0)) {
      if (due.atMs <= at.nowMs) due.run();
      else timers.push(due);
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { thread, pass };
}

function setUp(limits = LIMITS) {
  const { thread, pass } = createThread();
  const queue = createRenderQueue(limits, thread);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address: string, signal = new AbortController().signal) =>
    queue
      .run(new Set([address]), signal, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      })
      .catch((error: unknown) => (error as NotRendered).why);
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end, pass, isLate: queue.isLate };
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
  await expect(queue.run(new Set(['1']), signal, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await queue.run(new Set(['1']), signal, async () => 'yes')).toBe('yes');
});

test('who asks for page after page is never refused, and has no more than their share of the thread', async () => {
  const { ask, begun, end, pass } = setUp();
  const costMs = 20;
  let tookMs = 0;
  for (let n = 0; n < 176; n++) {
    const page = ask(`page ${n}`, 'polite');
    for (; begun.length <= n; tookMs += 10) await pass(10);
    await pass(costMs, costMs);
    tookMs += costMs;
    await end(`page ${n}`);
    expect(await page).toBe(`page ${n}`);
  }
  expect(tookMs * LIMITS.shareEach + LIMITS.aheadMs).toBeGreaterThanOrEqual(175 * costMs);
  expect(tookMs * LIMITS.shareEach).toBeLessThan(176 * costMs * 1.1);
});

test('who has had their share waits while others are served at once, and then goes on', async () => {
  const { ask, begun, end, pass, isLate } = setUp();
  void ask('long', 'greedy');
  await pass(110, 110);
  await end('long');
  expect([isLate('greedy'), isLate('other')]).toEqual([true, false]);
  void ask('again', 'greedy');
  void ask('other', 'other');
  expect(begun).toEqual(['long', 'other']);
  await pass(99);
  expect(begun).not.toContain('again');
  await pass(1);
  expect(begun).toContain('again');
});

test('nobody waits longer than is set, whatever was counted as theirs', async () => {
  const { ask, begun, end, pass } = setUp();
  void ask('stuck', 'one');
  await pass(60_000, 60_000);
  await end('stuck');
  void ask('next', 'one');
  await pass(1_999);
  expect(begun).toEqual(['stuck']);
  await pass(1);
  expect(begun).toEqual(['stuck', 'next']);
});

test('what is rendered at once costs each an equal part', async () => {
  const { ask, end, pass, isLate } = setUp({ ...LIMITS, atOnce: 3 });
  void ask('a', 'one');
  void ask('b', 'two');
  await pass(190, 190);
  await end('a');
  await end('b');
  expect([isLate('one'), isLate('two')]).toEqual([false, false]);
  void ask('c', 'one');
  await pass(30, 30);
  await end('c');
  expect([isLate('one'), isLate('two')]).toEqual([true, false]);
});

test('whoever has cost least has the next place, and takes the last one of who waits with most', async () => {
  const { ask, begun, end, pass } = setUp({ ...LIMITS, atOnce: 1 });
  void ask('first', 'greedy');
  await pass(50, 50);
  const waiting = [1, 2, 3].map((n) => ask(`greedy ${n}`, 'greedy'));
  void ask('a', 'someone');
  void ask('b', 'somebody');
  expect(await waiting[2]).toBe('busy');
  await end('first');
  await end('a');
  await end('b');
  expect(begun).toEqual(['first', 'a', 'b', 'greedy 1']);
});

test('where all wait with as much, the newcomer is told that there is no room', async () => {
  const { ask } = setUp({ ...LIMITS, atOnce: 1, waiting: 2 });
  void ask('first', 'one');
  const asked = ['two', 'three', 'four'].map((who) => ask(who, who));
  expect(await asked[2]).toBe('busy');
});

test('what waits for the share of one who asked is rendered at once for another who asks for the same, at their cost', async () => {
  const { thread, pass } = createThread();
  const queue = createRenderQueue(LIMITS, thread);
  const { signal } = new AbortController();
  const endOf: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => endOf.push(resolve));
  const first = queue.run(new Set(['greedy']), signal, work);
  await pass(200, 200);
  endOf[0]!();
  await first;
  const askers = new Set(['greedy']);
  const shared = queue.run(askers, signal, work);
  expect(endOf).toHaveLength(1);
  askers.add('other');
  queue.look();
  await pass(0);
  expect(endOf).toHaveLength(2);
  await pass(150, 150);
  endOf[1]!();
  await shared;
  expect(queue.isLate('other')).toBe(true);
  await pass(1_000);
  expect(queue.isLate('greedy')).toBe(false); // it owes for the first alone
});

test('who asks for what another waits for keeps it when that one has to give up places', async () => {
  const { thread, pass } = createThread();
  const queue = createRenderQueue({ ...LIMITS, atOnce: 1 }, thread);
  const { signal } = new AbortController();
  const ask = (askers: Set<string>) =>
    queue.run(askers, signal, async () => 'rendered').catch((error: unknown) => (error as NotRendered).why);
  let end = (): void => undefined;
  void queue.run(new Set(['greedy']), signal, () => new Promise<void>((resolve) => (end = resolve)));
  await pass(50, 50);
  const own = [new Set(['greedy']), new Set(['greedy']), new Set(['greedy'])];
  const asked = own.map(ask);
  own[2]!.add('other');
  const more = ['a', 'b'].map((who) => ask(new Set([who])));
  expect(await asked[1]).toBe('busy');
  end();
  expect(await Promise.all([asked[2], ...more])).toEqual(['rendered', 'rendered', 'rendered']);
});
