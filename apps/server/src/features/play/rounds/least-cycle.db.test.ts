import { cycleStartMs } from '@croupier/domain/play/rounds';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import { betOf, createRoundsFixture } from './rounds.fixture.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
beforeAll(async () => {
  fixture = await createRoundsFixture();
});
afterAll(() => fixture.drop());

const minimumCycleMs = REGIONS.EU.minimumCycleMs.slots;
/** From one arrival to the next: at the edges of the tolerance, late, early again and again, with the clock set back. */
const GAPS_MS = [
  0, 1_999, 1, 2_500, 2_499, 2_499, 2_400, 2_000, 499, 1, 9_000, 2_000, 2_000, 2_500, -59_000, -61_000, 1_999,
  1,
];

it('takes alone and in batches what the rule takes, and keeps the start that the rule gives', async () => {
  let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
  const { rounds } = fixture.createProcess({ ...createOffsetClock(), now: () => new Date(nowMs) });
  const players = await Promise.all(Array.from({ length: 6 }, () => fixture.player('EU', 1_000_000n)));
  const spin = async (playerId: bigint) => {
    const result = await rounds.play(betOf(playerId, { region: 'EU', stakeMinor: '20' }));
    return isRefusal(result) ? result.refused : true;
  };
  const starts = `SELECT DISTINCT last_round_at AS at FROM player_seat WHERE player_id = ANY($1)`;
  let lastStartMs = -Infinity;
  for (const gapMs of GAPS_MS) {
    nowMs += gapMs;
    const startMs = cycleStartMs({ arrivedMs: nowMs, lastStartMs, minimumCycleMs });
    const [loner, ...others] = players;
    const answers = [await spin(loner!), ...(await Promise.all(others.map(spin)))];
    expect(answers, `${gapMs} ms later`).toEqual(players.map(() => startMs !== undefined || 'too_soon'));
    lastStartMs = startMs ?? lastStartMs;
    expect(await fixture.db.query(starts, [players])).toEqual([{ at: new Date(lastStartMs) }]);
  }
});
