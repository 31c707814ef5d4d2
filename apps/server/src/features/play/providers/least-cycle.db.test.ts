import { randomUUID } from 'node:crypto';
import { testClock } from '@croupier/contract/site/test-data';
import { CYCLE_TOLERANCE_MS, cycleStartMs } from '@croupier/domain/play/rounds';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, partsAt, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { openSession } from './sessions.ts';
import { takeBet } from './take-bet.ts';
import { createOffsetClock, systemClock } from '../../../platform/clock.ts';
import { PROVIDER } from './providers.fixture.ts';
import { ask } from './wallet.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

/** Of what kind a studio’s game is nobody knows: it waits as long as any. */
const minimumCycleMs = REGIONS.EU.minimumCycleMs.other;

async function seatIn(region: 'EU' | 'SL') {
  const player = await house.createPlayer({ region, balanceMinor: '100000' });
  const { token } = await openSession(
    { db: house.db, clock: systemClock },
    { playerId: player.id, region, wishedRegion: null, residence: null },
    { provider: PROVIDER, game: GAME },
  );
  const bet = (more: object = {}) =>
    ask(house, 'bet', {
      ...{ token, game: GAME, currency: 'EUR', amountMinor: '20' },
      ...{ transactionId: randomUUID(), roundId: randomUUID(), ...more },
    });
  const rollback = (of: { roundId: string; betTransactionId: string }) =>
    ask(house, 'rollback', {
      ...of,
      game: GAME,
      playerId: String(player.id),
      transactionId: randomUUID(),
    });
  return { bet, rollback };
}
const setClock = (offsetMs: number) => house.call(testClock, { body: { offsetMs } });

test('rounds of other studios begin no faster than the region’s cycle, also when ten begin at once', async () => {
  const { bet } = await seatIn('EU');
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet()));
  expect(answers.map(({ status }) => status).sort()).toEqual(['ok', ...Array(9).fill('too_soon')]);
});

test('after the cycle, less what the network may take, the next one begins', async () => {
  const { bet } = await seatIn('EU');
  try {
    const refused = { transactionId: randomUUID(), roundId: randomUUID() };
    expect((await bet()).status).toBe('ok');
    expect((await bet(refused)).status).toBe('too_soon');
    await setClock(minimumCycleMs - 100);
    expect((await bet()).status).toBe('ok');
    // Decided for good.
    await setClock(60_000);
    expect((await bet(refused)).status).toBe('too_soon');
  } finally {
    await setClock(0);
  }
});

test('further bets of a round are not held up, nor is what follows a round that was given back', async () => {
  const { bet, rollback } = await seatIn('EU');
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  expect((await bet({ roundId, transactionId })).status).toBe('ok');
  const second = randomUUID();
  expect((await bet({ roundId, transactionId: second })).status).toBe('ok');
  expect((await rollback({ roundId, betTransactionId: transactionId })).status).toBe('ok');
  expect((await bet()).status).toBe('too_soon');
  expect((await rollback({ roundId, betTransactionId: second })).status).toBe('ok');
  expect((await bet()).status).toBe('ok');
});

test('where the region has no least cycle nobody waits', async () => {
  const { bet } = await seatIn('SL');
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet()));
  expect(answers.every(({ status }) => status === 'ok')).toBe(true);
});

/** A player whose bets arrive at instants that the test chooses, and the starts that are kept of them, oldest first. */
async function seatAtInstants() {
  let nowMs = systemClock.now().getTime();
  const clock = { ...createOffsetClock(), now: () => new Date(nowMs) };
  const parts = partsAt(house, clock);
  const player = await house.createPlayer({ region: 'EU', balanceMinor: '100000' });
  const identity = { playerId: player.id, region: 'EU', wishedRegion: null, residence: null } as const;
  const { token } = await openSession(parts, identity, { provider: PROVIDER, game: GAME });
  const bet = async (atMs: number, roundId: string = randomUUID()) => {
    nowMs = atMs;
    const input = { token, game: GAME, currency: 'EUR', amountMinor: '20' } as const;
    return takeBet(parts, PROVIDER, { ...input, roundId, transactionId: randomUUID() }, 'request-1');
  };
  const starts = async () => {
    const text = `SELECT coalesce(counts_from, opened_at) AS at, opened_at AS "openedAt" FROM provider_round
WHERE player_id = $1 AND state <> 'void' ORDER BY 1`;
    return house.db.query<{ at: Date; openedAt: Date }>(text, [player.id]);
  };
  return { bet, starts, beganMs: nowMs };
}

/** From one arrival to the next: at the edges of the tolerance, late, early again and again, with the clock set back. */
const GAPS_MS = [
  0, 1_999, 1, 2_500, 2_499, 2_499, 2_400, 2_000, 499, 1, 9_000, 2_000, 2_000, 2_500, -59_000, -61_000, 1_999,
  1,
];

test('what the rule takes is taken, and counts from the start that the rule gives', async () => {
  const { bet, starts, beganMs } = await seatAtInstants();
  let nowMs = beganMs;
  let lastStartMs = -Infinity;
  const expected: { at: Date; openedAt: Date }[] = [];
  for (const gapMs of GAPS_MS) {
    nowMs += gapMs;
    const startMs = cycleStartMs({ arrivedMs: nowMs, lastStartMs, minimumCycleMs });
    const { status } = await bet(nowMs);
    expect(status, `${gapMs} ms later`).toBe(startMs === undefined ? 'too_soon' : 'ok');
    if (startMs !== undefined) expected.push({ at: new Date(startMs), openedAt: new Date(nowMs) });
    lastStartMs = startMs ?? lastStartMs;
  }
  expected.sort((a, b) => a.at.getTime() - b.at.getTime());
  expect(await starts()).toEqual(expected);
});

test('whoever is as early as is let pass each time gains one tolerance, not one a round', async () => {
  const { bet, starts, beganMs } = await seatAtInstants();
  const stepMs = CYCLE_TOLERANCE_MS / 2;
  let taken = 0;
  for (let atMs = beganMs; taken < 12; atMs += stepMs) if ((await bet(atMs)).status === 'ok') taken += 1;
  const rounds = await starts();
  const lastMs = rounds.at(-1)!.openedAt.getTime();
  expect(lastMs - beganMs).toBe(11 * minimumCycleMs - CYCLE_TOLERANCE_MS);
  rounds.slice(1).forEach((round, i) => {
    expect(round.at.getTime() - rounds[i]!.at.getTime()).toBe(minimumCycleMs);
  });
});

test('further bets of an early round leave its start where it was', async () => {
  const { bet, starts, beganMs } = await seatAtInstants();
  await bet(beganMs);
  const roundId = randomUUID();
  const earlyMs = beganMs + minimumCycleMs - CYCLE_TOLERANCE_MS;
  expect((await bet(earlyMs, roundId)).status).toBe('ok');
  expect((await bet(earlyMs + 400, roundId)).status).toBe('ok');
  expect((await starts()).at(-1)).toEqual({
    at: new Date(beganMs + minimumCycleMs),
    openedAt: new Date(earlyMs),
  });
});
