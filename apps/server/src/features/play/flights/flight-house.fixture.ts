import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import type { LivePublication } from '../../../platform/outbox.ts';
import { createSeedVault } from '../fairness/feature.ts';
import type { createRoundsFixture } from '../rounds/rounds.fixture.ts';
import { createLeaveCloser } from './close-leaves.ts';
import { createFlightSeeds } from './flight-seeds.ts';
import { takeBets } from './flights-module.ts';
import { createPilot } from './fly.ts';
import { createLeaveDesk } from './leave-desk.ts';
import { createPaymaster } from './pay-out.ts';

export const GAME = 'high-kite';

export type RoundsFixture = Awaited<ReturnType<typeof createRoundsFixture>>;
export type Surroundings = ReturnType<typeof createSurroundings>;
export type FlightHouse = ReturnType<typeof createFlightHouse>;

/** What several processes of a house share: their clocks, the key of their seeds, what they told, and where they die. */
export function createSurroundings() {
  const time = { ms: Date.now(), steadyMs: 0 };
  const clock: Clock = { now: () => new Date(time.ms) };
  const told: LivePublication[] = [];
  const unheard: number[] = [];
  const failures: string[] = [];
  /** What a house was about to do at this point is not done, and nothing that it knew is left. */
  const dying: { at?: string | undefined } = {};
  return { time, clock, vault: createSeedVault([randomBytes(32)]), told, unheard, failures, dying };
}

/** One process of the house: nothing in it happens but what a test has it do. */
export function createFlightHouse(fixture: RoundsFixture, around: Surroundings) {
  const { db } = fixture;
  const { clock, vault, time, told, unheard, failures, dying } = around;
  const steadyMs = () => time.steadyMs;
  const alarm = {
    unheard: ({ number }: { number: number }) => void unheard.push(number),
    failed: (error: unknown, doing: string) => void failures.push(`${doing}: ${String(error)}`),
  };
  const crashPoint = (name: string) => {
    if (name === dying.at) throw new Error(`The house died at ${name}`);
  };
  const server = fixture.createProcessOn(db);
  const desk = createLeaveDesk({ settleDb: db, clock, failed: alarm.failed, steadyMs, isTimed: false });
  const seeds = createFlightSeeds({ db, clock, vault, chainLength: 10_000 });
  const publish = (publications: LivePublication[]) => void told.push(...publications);
  const parts = { ...server, db, settleDb: db, clock, desk, seeds, publish, alarm, crashPoint };
  takeBets(parts, server.rounds, desk);
  const deps = { ...parts, closer: createLeaveCloser(parts), answering: fewAtATime(4) };
  const pilot = createPilot(deps, GAME, steadyMs);
  const paymaster = createPaymaster(deps, GAME, steadyMs);
  return { ...deps, pilot, paymaster };
}
