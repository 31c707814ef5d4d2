import { flightMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import type { BoardMoment, FlightSight, SeatSight } from '../board-scene.ts';
import { AFTER_MS, type FlightPlan } from './plan-flight.ts';

/** A flight at a moment. */
export interface FlightNow {
  /** `ground`: no flight is known; `boarding`: it has not taken off; `ended`: the string has snapped. */
  readonly phase: 'ground' | 'boarding' | 'flying' | 'ended';
  /** Milliseconds since it took off, as far as it went. */
  readonly flownMs: number;
  /** What the multiplier is, in hundredths. */
  readonly centi: number;
  /** Until it takes off; 0 where that is not known. */
  readonly boardsMs: number;
  readonly sinceEndMs: number;
  /** Those who were in it, and where they left. */
  readonly seats: readonly SeatSight[];
}

const GROUND: FlightNow = { phase: 'ground', flownMs: 0, centi: 100, boardsMs: 0, sinceEndMs: 0, seats: [] };
/** Without motion the picture changes so often. */
const STILL_MS = 250;

/** What flies now: the flight of everyone, or the round that is flown alone. Pure. */
export function flightNow(
  definition: CrashDefinition,
  moment: BoardMoment<FlightPlan>,
  reducedMotion: boolean,
): FlightNow {
  const { flight } = moment;
  if (flight) return sharedNow(definition, flight, reducedMotion ? stepped(flight) : flight.nowMs);
  return aloneNow(definition, moment);
}

const stepped = ({ nowMs, takesOffMs }: { nowMs: number; takesOffMs: number }): number =>
  takesOffMs + Math.floor((nowMs - takesOffMs) / STILL_MS) * STILL_MS;

function sharedNow(definition: CrashDefinition, flight: FlightSight, nowMs: number): FlightNow {
  const { takesOffMs, end, seats } = flight;
  if (end) {
    const flownMs = flightMsOf(definition, end.centi);
    return {
      ...GROUND,
      phase: 'ended',
      flownMs,
      centi: end.centi,
      sinceEndMs: Math.max(0, nowMs - end.atMs),
      seats,
    };
  }
  if (nowMs < takesOffMs) return { ...GROUND, phase: 'boarding', boardsMs: takesOffMs - nowMs, seats };
  const flownMs = nowMs - takesOffMs;
  return { ...GROUND, phase: 'flying', flownMs, centi: multiplierAt(definition, flownMs), seats };
}

function aloneNow(definition: CrashDefinition, { move, steps, restMs }: BoardMoment<FlightPlan>): FlightNow {
  const step = move?.step ?? steps.findLast(({ kind }) => kind === 'flight');
  if (step?.kind !== 'flight') return GROUND;
  // Somebody who left by hand while others flew on: how far they came is no part of the round.
  const endCenti = step.crashCenti ?? step.cashOutCenti ?? 100;
  const endMs = flightMsOf(definition, endCenti);
  const wantedMs = move ? move.ms * move.plan.pace : Infinity;
  const flownMs = Math.min(endMs, wantedMs);
  const centi = flownMs >= endMs ? endCenti : multiplierAt(definition, flownMs);
  const leftCenti =
    step.cashOutCenti !== null && step.cashOutCenti <= centi && step.units > 0 ? step.cashOutCenti : null;
  const seats = [{ seat: 'mine', player: '', leftCenti, mine: true }];
  if (flownMs < endMs || step.crashCenti === null)
    return { ...GROUND, phase: 'flying', flownMs, centi, seats };
  const sinceEndMs = move ? move.ms - endMs / move.plan.pace : restMs + AFTER_MS;
  return { ...GROUND, phase: 'ended', flownMs, centi, sinceEndMs, seats };
}
