import type { leaveFlight as operation } from '@croupier/contract/play/flights';
import type { Round } from '@croupier/contract/play/rounds';
import { flightMsOf, LEAST_CENTI, type CrashDefinition } from '@croupier/games';
import type { fewAtATime } from '../../../platform/few-at-a-time.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { LeaveCloser } from './close-leaves.ts';
import { leftAt } from './decided-entry.ts';
import type { FlightsParts } from './flights-parts.ts';
import { findFlight, listFlights } from './flights-store.ts';
import { definitionOf } from './definition-of.ts';
import { lastLeave, type LeaveRow } from './leaves-store.ts';

type Left = Round | Refused<typeof operation>;

interface LeaveInput {
  readonly playerId: bigint;
  /** When the request was read: the leave counts from then. */
  readonly readAt: Date;
  readonly requestId: string;
}

/** Takes a player out of the flight of a game. */
export type Leave = (game: string, input: LeaveInput) => Promise<Left>;

export interface LeaveParts extends FlightsParts {
  readonly closer: LeaveCloser;
  /** Runs what an answer takes: a few at a time, so that those who are told do not hold up those who are not paid yet. */
  readonly answering: ReturnType<typeof fewAtATime>;
}

/**
 * Takes a player out of the flight at what the multiplier was when the request was read. That is a row first, and then
 * counts whatever happens; the money comes at once where it can, else with the end of the flight. Sent again, it answers
 * the round as it is.
 */
export async function leaveFlight(
  parts: LeaveParts,
  definition: CrashDefinition,
  { playerId, readAt, requestId }: LeaveInput,
): Promise<Left> {
  const game = definition.id;
  const leave = await parts.desk.take(
    { playerId, game, readAt, requestId },
    flightMsOf(definition, LEAST_CENTI),
  );
  parts.crashPoint('flight.after-leave');
  return leave ? closed(parts, leave) : answerAgain(parts, game, playerId);
}

/**
 * The round of a leave, after it was closed where it can be. Sent again, it is closed again, which does nothing: the first one may still be
 * at it, and whoever waits with it reads no round of before.
 */
async function closed(parts: LeaveParts, leave: LeaveRow): Promise<Left> {
  await parts.closer.close(leave);
  return parts.answering(() => answer(parts, leave));
}

/** What became of a leave that is written: too late only where the chain says so. */
async function answer(parts: FlightsParts, leave: LeaveRow): Promise<Left> {
  const { playerId, key } = leave;
  const flight = (await findFlight(parts.db, leave.game, leave.flight))!;
  const definition = definitionOf(parts, flight);
  const { crashCenti } = await parts.seeds.endOf(definition, flight);
  if (leftAt(definition, flight, crashCenti, leave.readAt) === undefined) return refuse('too_late');
  return (await parts.rounds.recall(playerId, key))!;
}

/** A leave that could not be written: the player has left already, or cannot leave yet, or is in no flight. */
async function answerAgain(parts: LeaveParts, game: string, playerId: bigint): Promise<Left> {
  const [open, leave, flights] = await Promise.all([
    parts.rounds.findOpen(game, playerId),
    lastLeave(parts.db, game, playerId),
    listFlights(parts.db, game, 2),
  ]);
  if (open) return leave?.key === open.key ? closed(parts, leave) : refuse('conflict');
  const flown = flights.find(({ state }) => state !== 'boarding');
  return leave && leave.flight === flown?.number ? answer(parts, leave) : refuse('not_found');
}
