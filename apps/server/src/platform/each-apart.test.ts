import { expect, test } from 'vitest';
import { createOffsetClock } from './clock.ts';
import { createEachApart } from './each-apart.ts';

function setUp() {
  const clock = createOffsetClock();
  const told: [string, number][] = [];
  const apart = createEachApart({ clock, failed: ({ row, failures }) => told.push([row, failures]) });
  const worked: string[] = [];
  const work = async (row: string): Promise<void> => {
    if (row.startsWith('bad')) throw new Error(row);
    worked.push(row);
  };
  const run = (rows: string[], signal?: AbortSignal) => apart.each(rows, (row) => row, work, signal);
  return { clock, told, apart, worked, run };
}

test('a row that throws stops no other one, and the run says so', async () => {
  const { told, worked, run } = setUp();
  expect(await run(['bad', 'one', 'two'])).toEqual({ done: 2, failed: 1 });
  expect(worked).toEqual(['one', 'two']);
  expect(told).toEqual([['bad', 1]]);
});

test('it rests for longer each time it fails, and is forgotten once it is done', async () => {
  const { clock, apart, told, run } = setUp();
  const restsFor = (ms: number) => {
    clock.setOffset(ms - 1_000);
    const before = apart.resting();
    clock.setOffset(ms + 1_000);
    return [before, apart.resting()];
  };
  await run(['bad']);
  expect(restsFor(60_000)).toEqual([['bad'], []]);
  clock.setOffset(0);
  await run(['bad']);
  expect(restsFor(120_000)).toEqual([['bad'], []]);
  expect(told).toEqual([
    ['bad', 1],
    ['bad', 2],
  ]);
});

test('at most a thousand are remembered, the last ones', async () => {
  const { apart, run } = setUp();
  await run(Array.from({ length: 1_005 }, (_, index) => `bad ${index}`));
  expect(apart.resting()).toHaveLength(1_000);
  expect(apart.resting()[0]).toBe('bad 5');
});

test('a run that is told to stop begins no further row', async () => {
  const { worked, run } = setUp();
  expect(await run(['one'], AbortSignal.abort())).toEqual({ done: 0, failed: 0 });
  expect(worked).toEqual([]);
});
