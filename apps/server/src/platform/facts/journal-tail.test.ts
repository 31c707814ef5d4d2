import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayFact } from './fact-row.ts';
import { createJournalTail } from './journal-tail.ts';

const TOPICS = ['round.settled', 'balance.changed', 'books.witness'] as const;
const factAt = (position: number): DayFact =>
  ({ position: BigInt(position), topic: TOPICS[position % TOPICS.length], day: '2026-03-28' }) as DayFact;
const factsAt = (from: number, to: number): DayFact[] =>
  Array.from({ length: to - from + 1 }, (_, n) => factAt(from + n));

test('what is remembered after a position is what the journal has, up to the end that is told', () => {
  const batches = fc.array(fc.record({ facts: fc.nat(4_000), skipped: fc.constantFrom(0, 0, 0, 1, 9) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(batches, fc.nat(50_000), fc.integer({ min: 1, max: 5_000 }), (moved, after, limit) => {
      const tail = createJournalTail();
      let head = 0;
      const mine = new Set<number>();
      for (const { facts, skipped } of moved) {
        head += skipped;
        tail.keep(factsAt(head + 1, head + facts));
        for (let position = head + 1; position <= head + facts; position++) mine.add(position);
        head += facts;
      }
      const end = tail.endAfter(BigInt(after));
      if (end === undefined) return;
      const expected = factsAt(after + 1, Number(end));
      expect(expected.every(({ position }) => mine.has(Number(position)))).toBe(true);
      const topics = ['round.settled', 'books.witness'] as const;
      expect(tail.read({ topics, after: BigInt(after), to: end, limit })).toEqual(
        expected.filter(({ topic }) => topics.some((wanted) => wanted === topic)).slice(0, limit),
      );
    }),
    { numRuns: 40 },
  );
});

test('it begins where another process has moved none, and at the newest ten thousand', () => {
  const tail = createJournalTail();
  tail.keep(factsAt(1, 5));
  tail.keep(factsAt(6, 8));
  expect(tail.endAfter(0n)).toBe(8n);
  expect(tail.endAfter(8n)).toBeUndefined();
  tail.keep(factsAt(10, 11));
  expect([tail.endAfter(7n), tail.endAfter(8n), tail.endAfter(9n)]).toEqual([undefined, undefined, 11n]);
  tail.keep(factsAt(12, 20_020));
  expect([tail.endAfter(10_019n), tail.endAfter(10_020n)]).toEqual([undefined, 20_020n]);
  tail.forget();
  expect(tail.endAfter(20_019n)).toBeUndefined();
});
