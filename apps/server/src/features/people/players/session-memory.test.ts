import { expect, test } from 'vitest';
import type { SignedIn } from '../../../platform/http/http.ts';
import { createSessionMemory } from './session-memory.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(NOON + ms);
const someone = { playerId: 7n } as SignedIn;

test('a session is remembered for half a minute, and not beyond its end', () => {
  const memory = createSessionMemory();
  memory.keep('long', someone, { now: at(0), endMs: Infinity });
  memory.keep('short', someone, { now: at(0), endMs: NOON + 10_000 });
  expect(memory.recall('long', at(29_999))).toBe(someone);
  expect(memory.recall('long', at(30_000))).toBeNull();
  expect(memory.recall('short', at(9_999))).toBe(someone);
  expect(memory.recall('short', at(10_000))).toBeNull();
});

test('with a clock that was set back nothing is remembered', () => {
  const memory = createSessionMemory();
  memory.keep('one', someone, { now: at(0), endMs: Infinity });
  expect(memory.recall('one', at(-1))).toBeNull();
});

test('what was forgotten or never kept is not remembered', () => {
  const memory = createSessionMemory();
  memory.keep('1', someone, { now: at(0), endMs: Infinity });
  memory.forget('1');
  expect(memory.recall('1', at(1))).toBeNull();
  expect(memory.recall('2', at(1))).toBeNull();
});

test('of too many the oldest go; the newest ten thousand stay', () => {
  const memory = createSessionMemory();
  for (let n = 0; n <= 20_000; n++) memory.keep(String(n), someone, { now: at(0), endMs: Infinity });
  expect(memory.recall('0', at(1))).toBeNull();
  for (const n of ['10001', '20000']) expect(memory.recall(n, at(1))).toBe(someone);
});

test('one that was kept in a time before is remembered for its whole time', () => {
  const memory = createSessionMemory();
  memory.keep('first', someone, { now: at(0), endMs: Infinity });
  memory.keep('second', someone, { now: at(20_000), endMs: Infinity });
  memory.keep('third', someone, { now: at(40_000), endMs: Infinity });
  expect(memory.recall('second', at(49_999))).toBe(someone);
  expect(memory.recall('second', at(50_000))).toBeNull();
});
