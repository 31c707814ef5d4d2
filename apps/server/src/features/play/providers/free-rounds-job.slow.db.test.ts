import { expect, test } from 'vitest';
import { giveSpins } from './free-rounds.fixture.ts';
import { openStudioHouse } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();

/** The job comes by every half minute; a busy machine takes its time. */
const WITHIN_MS = 120_000;

test('a running house ends free rounds that have run out, and pays what they have gathered', async () => {
  const expiresAt = new Date();
  studio.clock.setOffset(-600_000);
  const spins = await giveSpins(studio, { expiresAt });
  const { roundId } = await spins.open();
  await spins.win({ roundId, amountMinor: '20', endRound: true });
  const ends = () => spins.ends();
  await expect
    .poll(ends, { timeout: WITHIN_MS, interval: 500 })
    .toEqual([{ state: 'EXPIRED', wonMinor: '20', convertedMinor: '20' }]);
  expect(await spins.real()).toBe('100020');
}, 150_000);
