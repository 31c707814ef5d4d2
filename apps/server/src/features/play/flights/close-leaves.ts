import { decidedEntry, leftAt } from './decided-entry.ts';
import type { FlightsParts } from './flights-parts.ts';
import { findFlight } from './flights-store.ts';
import { definitionOf } from './definition-of.ts';
import type { LeaveRow } from './leaves-store.ts';

/** Pays leaves before their flight is paid out, those that arrive together at once. What it does not pay, the end does. */
export interface LeaveCloser {
  /** @returns once the round is closed, or is left to the end of its flight */
  close(leave: LeaveRow): Promise<void>;
}

type Parts = Pick<FlightsParts, 'settleDb' | 'catalog' | 'rounds' | 'seeds' | 'desk' | 'alarm'>;

export function createLeaveCloser(parts: Parts): LeaveCloser {
  let waiting: LeaveRow[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function closeWaiting(): Promise<void> {
    const leaves = waiting;
    waiting = [];
    next = undefined;
    const flights = Map.groupBy(leaves, ({ game, flight }) => `${game} ${flight}`);
    for (const [name, together] of flights) {
      const doing = `closing leaves of flight ${name}`;
      await closeLeaves(parts, together, doing).catch((error: unknown) => parts.alarm.failed(error, doing));
    }
  }

  return {
    close: (leave) => {
      waiting.push(leave);
      next ??= last = last.then(closeWaiting);
      return next;
    },
  };
}

/** @param leaves of one flight */
async function closeLeaves(parts: Parts, leaves: readonly LeaveRow[], doing: string): Promise<void> {
  const { game, flight: number } = leaves[0]!;
  await parts.desk.beat();
  const flight = await findFlight(parts.settleDb, game, number);
  if (flight?.state !== 'flying' && flight?.state !== 'ended') return;
  const definition = definitionOf(parts, flight);
  const { crashCenti } = await parts.seeds.endOf(definition, flight);
  const left = new Map<bigint, number>();
  for (const { playerId, readAt } of leaves) {
    const centi = leftAt(definition, flight, crashCenti, readAt);
    // Only what was heard without a gap is paid before the end: after one, everybody is taken out at the same place.
    const isDecided = flight.state === 'ended' || readAt <= flight.heardTo!;
    if (centi !== undefined && isDecided) left.set(playerId, centi);
  }
  if (left.size === 0) return;
  const { failed } = await parts.rounds.end({
    game,
    players: [...left.keys()],
    requestId: `flight-${number}`,
    end: (entry, playerId) => decidedEntry(entry, flight, left.get(playerId)),
  });
  for (const { error } of failed) parts.alarm.failed(error, doing);
}
