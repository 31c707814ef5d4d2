import { expect, test } from 'vitest';
import { createFairStream } from './fair-stream.ts';
import { drawWinners } from './shared-draw.ts';

const TICKETS = 1_000_000;
const PRIZES = 10_000;
const MOST_SECONDS = 1;

test('ten thousand prizes of a million tickets are drawn within a second of processor time', () => {
  const entries = Array.from({ length: TICKETS }, (_, number) => ({
    id: String(number).padStart(7, '0'),
    weight: 1 + (number % 7),
  }));
  const draw = createFairStream({
    serverSeed: 'a5'.repeat(32),
    clientSeed: 'full-size',
    nonce: 0,
    domain: 'evening-lottery',
  });
  const before = process.cpuUsage();
  const winners = drawWinners(draw, entries, PRIZES);
  const { user, system } = process.cpuUsage(before);
  expect(new Set(winners).size).toBe(PRIZES);
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
});
