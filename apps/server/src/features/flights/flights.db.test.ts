import { randomBytes } from 'node:crypto';
import {
  commitmentOf,
  endMsOf,
  findGame,
  flightMsOf,
  sharedCrashPoint,
  type CrashDefinition,
  type RoundOutcome,
} from '@croupier/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LivePublication } from '../../platform/outbox.ts';
import { createSeedVault } from '../fairness/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { verifyBooks } from '../books/index.ts';
import type { PlayResult } from '../rounds/index.ts';
import { betOf, createRoundsFixture } from '../rounds/rounds.fixture.ts';
import { createFlightSeeds } from './flight-seeds.ts';
import { createFlights } from './flights-module.ts';
import { findChain, listFlights } from './flights-store.ts';
import { BETTING_MS, fly, PAUSE_MS, type FlyDeps } from './fly.ts';
import { leaveFlight } from './leave-flight.ts';

const GAME = 'high-kite';
const definition = findGame(GAME)!.definition as CrashDefinition;
let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let server: ReturnType<typeof fixture.createProcess>;
let deps: FlyDeps;
const told: LivePublication[] = [];

beforeAll(async () => {
  fixture = await createRoundsFixture();
  server = fixture.createProcess();
  const options = { ...server, db: fixture.db, vault: createSeedVault(randomBytes(32)) };
  const publish = (publications: LivePublication[]) => void told.push(...publications);
  createFlights({ ...options, publish });
  deps = { ...options, publish, seeds: createFlightSeeds(options) };
});
afterAll(async () => {
  const report = await verifyBooks(fixture.owner);
  await fixture.drop();
  expect(report.checks.filter((check) => check.difference)).toEqual([]);
});

let offsetMs = 0;
/** Moves the clock: nothing flies by itself here. */
const later = (ms: number) => server.clock.setOffset((offsetMs += ms));
const latest = async () => (await listFlights(fixture.db, GAME, 1))[0]!;
const endOf = async () => deps.seeds.endOf(definition, await latest());

/** A flight that takes bets and will reach at least `centi`. */
async function openFlight(centi = 150): Promise<void> {
  for (;;) {
    const { flight } = await fly(deps, definition, true);
    if (flight && !flight.endedAt) {
      const { crashCenti } = await endOf();
      if (crashCenti >= centi && deps.clock.now() < flight.takesOffAt) return;
      later(BETTING_MS + endMsOf(definition, crashCenti));
    } else later(PAUSE_MS);
  }
}
beforeEach(() => openFlight());

const bet = (playerId: bigint, choice: number[] = []) =>
  server.rounds.play(betOf(playerId, { game: GAME, choice }));
const amountOf = async (playerId: bigint) =>
  (await balancesOf(fixture.db, playerId)).find((balance) => balance.kind === 'real')!.amountMinor;
const openOf = (result: PlayResult) => result.ok && (result.round.outcome as RoundOutcome).open;

async function land(): Promise<number> {
  const { crashCenti } = await endOf();
  const { takesOffAt } = await latest();
  later(takesOffAt.getTime() + endMsOf(definition, crashCenti) - deps.clock.now().getTime() + 10);
  await fly(deps, definition, false);
  later(400);
  await fly(deps, definition, false);
  return crashCenti;
}

describe('a flight together', () => {
  it('takes the stake before it takes off, and pays those who set where to leave and were not too late', async () => {
    const [early, greedy, sitting] = await Promise.all([1, 2, 3].map(() => fixture.player('UA', 10_000n)));
    const { crashCenti } = await endOf();
    expect(openOf(await bet(early!, [150]))).toMatchObject({ asks: 'flight' });
    await bet(greedy!, [Math.min(crashCenti + 1, 500_000)]);
    await bet(sitting!);
    await land();
    expect(await amountOf(early!)).toBe(9_900n + 150n);
    expect(await amountOf(greedy!)).toBe(9_900n);
    expect(await amountOf(sitting!)).toBe(9_900n);
    expect(told.at(-1)!.message).toMatchObject({ name: 'flight', data: { crashCenti } });
  });

  it('is left by hand at what the server’s clock says, once', async () => {
    const player = await fixture.player('UA', 10_000n);
    await bet(player);
    const input = { playerId: player, requestId: 'test' };
    expect(await leaveFlight(deps, definition, input)).toEqual({ ok: false, reason: 'conflict' });
    const { takesOffAt } = await latest();
    later(takesOffAt.getTime() - deps.clock.now().getTime() + flightMsOf(definition, 130));
    const leaves = await Promise.all(Array.from({ length: 10 }, () => leaveFlight(deps, definition, input)));
    const left = leaves.filter(({ ok }) => ok);
    expect(left).toHaveLength(1);
    const paid = (await amountOf(player)) - 9_900n;
    expect(Number(paid)).toBeGreaterThanOrEqual(130);
    expect(JSON.stringify(left[0])).toContain('"crashCenti":null'); // others still fly
    await land();
    expect(await amountOf(player)).toBe(9_900n + paid);
  });

  it('is too late to be left when it has ended, however soon', async () => {
    const player = await fixture.player('UA', 10_000n);
    await bet(player);
    await land();
    const result = await leaveFlight(deps, definition, { playerId: player, requestId: 'test' });
    expect(result.ok).toBe(false);
    expect(await amountOf(player)).toBe(9_900n);
  });

  it('takes no bet after it took off, and no second one of a player', async () => {
    const player = await fixture.player('UA', 10_000n);
    expect((await bet(player)).ok).toBe(true);
    expect(await bet(player)).toEqual({ ok: false, reason: 'round_open' });
    later(BETTING_MS + 1);
    expect(await bet(await fixture.player('UA', 10_000n))).toEqual({ ok: false, reason: 'too_late' });
    await land();
  });

  it('lets nobody choose where they left', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await bet(player);
    if (!opened.ok) throw new Error(opened.reason);
    const step = { playerId: player, key: opened.round.id, step: 1, choice: [500_000], requestId: 'test' };
    expect(await server.rounds.step(step)).toEqual({ ok: false, reason: 'choice_not_allowed' });
    await land();
    expect(await amountOf(player)).toBe(9_900n);
  });

  it('gives the stakes back when nobody could leave it', async () => {
    const player = await fixture.player('UA', 10_000n);
    await bet(player, [101]);
    later(3_600_000);
    await fly(deps, definition, false);
    later(400);
    await fly(deps, definition, false);
    expect((await latest()).void).toBe(true);
    expect(await amountOf(player)).toBe(10_000n);
  });
});

it('was decided before anyone staked: each revealed seed leads back to the commitment', async () => {
  await land();
  const chain = (await findChain(fixture.db, GAME))!;
  const flights = (await listFlights(fixture.db, GAME, 1_000)).toReversed();
  let known = chain.commitment;
  for (const { seed, crashCenti, number } of flights) {
    expect(commitmentOf(seed!)).toBe(known);
    known = seed!;
    const end = sharedCrashPoint(definition, {
      serverSeed: seed!,
      publicSeed: chain.publicSeed,
      flight: number,
    });
    expect(end).toBe(crashCenti);
  }
});
