import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setImmediate as turn } from 'node:timers/promises';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { betOf, createRoundsFixture, dropInAgreement } from './rounds.fixture.ts';
import type { SharedOutcome } from './settle-shared.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let server: ReturnType<typeof fixture.createProcess>;
let shared: () => Promise<SharedOutcome> | SharedOutcome;
const boards = (): SharedOutcome => ({ given: { flight: { number: 1 } } });
const isGone = (): SharedOutcome => ({ refused: 'too_late' });

beforeAll(async () => {
  fixture = await createRoundsFixture();
  server = fixture.createProcess();
  await fixture.owner.query(
    `INSERT INTO flight (game, number, chain, place, takes_off_at) VALUES ('high-kite', 1, 1, 0, now())`,
  );
  server.rounds.settleShared('crash', async () => () => Promise.resolve(shared()));
});
beforeEach(() => {
  shared = boards;
});
afterAll(() => dropInAgreement(fixture));

const flightBet = (player: bigint) => betOf(player, { game: 'high-kite', choice: [] });
const amountOf = async (player: bigint) =>
  (await balancesOf(fixture.db, player)).find(({ kind }) => kind === 'real')!.amountMinor;

describe('a bet on what players share', () => {
  it('is refused where nothing decides it, and no stake is taken', async () => {
    const bare = fixture.createProcess();
    const player = await fixture.player('UA', 10_000n);
    expect(await bare.rounds.play(flightBet(player))).toEqual({ refused: 'game_unavailable' });
    expect(await amountOf(player)).toBe(10_000n);
  });

  it('is answered as it was taken when it comes again too late to be taken', async () => {
    const player = await fixture.player('UA', 10_000n);
    const bet = flightBet(player);
    const first = await server.rounds.play(bet);
    notRefused(first);
    shared = isGone;
    expect(await server.rounds.play(bet)).toEqual(first);
    expect(await server.rounds.play(flightBet(player))).toEqual({ refused: 'too_late' });
    expect(await amountOf(player)).toBe(9_900n);
  });

  it('is not told to be too late while its twin is still being taken', async () => {
    const player = await fixture.player('UA', 10_000n);
    await server.fairness.seats.of(player);
    // No rules, and that was looked up before.
    await fixture.owner.query('UPDATE player_seat SET rules_until = NULL WHERE player_id = $1', [player]);
    const bet = flightBet(player);
    let board = (_: SharedOutcome) => {};
    const boarding = new Promise<void>((reached) => {
      shared = () => {
        shared = isGone;
        reached();
        return new Promise((resolve) => (board = resolve));
      };
    });
    const first = server.rounds.play(bet);
    await boarding;
    const twin = server.rounds.play(bet);
    let isAnswered = false;
    void twin.then(() => (isAnswered = true));
    while (!isAnswered && !(await isSomebodyWaiting())) await turn();
    board(boards());
    expect(await twin).toEqual(await first);
    notRefused(await first);
    expect(await amountOf(player)).toBe(9_900n);
  });
});

const isSomebodyWaiting = async () =>
  (
    await fixture.owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length > 0;
