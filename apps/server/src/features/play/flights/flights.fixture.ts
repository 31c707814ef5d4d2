import { randomBytes } from 'node:crypto';
import { endMsOf, flightMsOf, findGame, type CrashDefinition, type RoundOutcome } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { LivePublication } from '../../../platform/outbox.ts';
import { createSeedVault } from '../fairness/index.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import { verifyBooks } from '../../money/books/index.ts';
import type { PlayResult } from '../rounds/index.ts';
import { betOf, createRoundsFixture } from '../rounds/rounds.fixture.ts';
import { createLeaveCloser } from './close-leaves.ts';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import { createFlightSeeds } from './flight-seeds.ts';
import { BETTING_MS } from './flight-times.ts';
import { takeBets } from './flights-module.ts';
import { listFlights } from './flights-store.ts';
import { createPilot } from './fly.ts';
import { createLeaveDesk } from './leave-desk.ts';
import { leaveFlight } from './leave-flight.ts';
import { createPaymaster } from './pay-out.ts';

export const GAME = 'high-kite';
export const definition = findGame(GAME)!.definition as CrashDefinition;
/** How far time goes on at once: less than is a gap. */
const STEP_MS = 1_000;

/** A house whose flights stand still until the test lets time pass; several processes share its clock. */
export async function createFlightsFixture() {
  const fixture = await createRoundsFixture();
  const { db } = fixture;
  const time = { ms: Date.now(), steadyMs: 0 };
  const clock: Clock = { now: () => new Date(time.ms) };
  const steadyMs = () => time.steadyMs;
  const vault = createSeedVault(randomBytes(32));
  const told: LivePublication[] = [];
  const unheard: number[] = [];
  const failures: string[] = [];
  const alarm = {
    unheard: ({ number }: { number: number }) => void unheard.push(number),
    failed: (error: unknown, doing: string) => void failures.push(`${doing}: ${String(error)}`),
  };

  /** Where a house dies: what it was about to do is not done, and nothing that it knew is left. */
  const dying: { at?: string | undefined } = {};
  const crashPoint = (name: string) => {
    if (name === dying.at) throw new Error(`The house died at ${name}`);
  };

  function createHouse() {
    const server = fixture.createProcess();
    const desk = createLeaveDesk({ settleDb: db, clock, failed: alarm.failed, steadyMs, isTimed: false });
    const seeds = createFlightSeeds({ db, clock, vault, chainLength: 10_000 });
    const publish = (publications: LivePublication[]) => void told.push(...publications);
    const parts = { ...server, db, settleDb: db, clock, desk, seeds, publish, alarm, crashPoint };
    takeBets(parts, server.rounds, desk);
    const closer = createLeaveCloser(parts);
    const deps = { ...parts, closer, answering: fewAtATime(4) };
    const pilot = createPilot(deps, GAME, steadyMs);
    const paymaster = createPaymaster(deps, GAME, steadyMs);
    return { ...deps, pilot, paymaster };
  }
  const house = createHouse();

  /** Makes every step that is due now. */
  async function settle(): Promise<void> {
    for (let steps = 0; steps < 20; steps += 1) {
      const waitMs = await house.pilot.step();
      if (waitMs === undefined || waitMs > 50) break;
    }
    await house.paymaster.step();
  }
  /** Time goes on for everybody, and the house hears players in it. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      skip(Math.min(left, STEP_MS));
      await house.desk.beat();
      await settle();
    }
  }
  /** Time goes on and nobody is there to hear. */
  function skip(ms: number): void {
    time.ms += ms;
    time.steadyMs += ms;
  }
  const latest = async () => (await listFlights(db, GAME, 1))[0]!;
  const endOf = async () => (await house.seeds.endOf(definition, await latest())).crashCenti;

  /** A flight that takes bets and will end so. */
  async function openFlight(fits: (crashCenti: number) => boolean): Promise<void> {
    for (;;) {
      house.desk.watched();
      await house.desk.beat();
      await settle();
      const flight = (await listFlights(db, GAME, 1))[0];
      if (flight?.state === 'boarding' && clock.now() < flight.takesOffAt && fits(await endOf())) return;
      if (flight?.state === 'boarding') await skipFlight();
      else await pass(1_000);
    }
  }
  /** Has the newest flight over at once, when nobody is in it. */
  async function skipFlight(): Promise<void> {
    const flight = await latest();
    const { crashCenti, seed } = await house.seeds.endOf(definition, flight);
    await fixture.owner.query(
      `UPDATE flight SET state = 'paid', heard_to = takes_off_at, ended_at = $2, crash_centi = $3, seed = $4 WHERE number = $1`,
      [flight.number, new Date(time.ms - 60_000), crashCenti, seed],
    );
  }

  const bet = (playerId: bigint, choice: number[] = []): Promise<PlayResult> =>
    house.rounds.play(betOf(playerId, { game: GAME, choice }));

  return {
    ...fixture,
    house,
    createHouse,
    dying,
    time,
    clock,
    told,
    unheard,
    failures,
    settle,
    pass,
    skip,
    latest,
    endOf,
    openFlight,
    bet,
    /** Players who bet on the open flight, each where to leave by itself. */
    aboard: async (...autos: (number | undefined)[]) =>
      Promise.all(
        autos.map(async (auto) => {
          const player = await fixture.player('UA', 10_000n);
          const taken = await bet(player, auto === undefined ? [] : [auto]);
          if (!taken.ok) throw new Error(taken.reason);
          return player;
        }),
      ),
    leave: (playerId: bigint, readAt = clock.now(), by = house) =>
      leaveFlight(by, definition, { playerId, readAt, requestId: 'test' }),
    /** To where the multiplier of the open flight first is so high. */
    flyTo: async (centi: number) => {
      const { takesOffAt } = await latest();
      await pass(takesOffAt.getTime() + flightMsOf(definition, centi) - time.ms);
    },
    /** To the end of the flight, everybody paid. */
    land: async () => {
      const { takesOffAt } = await latest();
      const crashCenti = await endOf();
      await pass(takesOffAt.getTime() + endMsOf(definition, crashCenti) - time.ms);
      await settle();
      return crashCenti;
    },
    paidTo: async (playerId: bigint) => {
      const balances = await balancesOf(db, playerId);
      return Number(balances.find(({ kind }) => kind === 'real')!.amountMinor - 9_900n);
    },
    openOf: (result: PlayResult) => result.ok && (result.round.outcome as RoundOutcome).open,
    close: async () => {
      const report = await verifyBooks(fixture.owner);
      await house.desk.stop();
      await fixture.drop();
      return report.checks.filter((check) => check.difference);
    },
    BETTING_MS,
  };
}
