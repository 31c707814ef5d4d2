import { endMsOf } from '@croupier/games';
import { decidedEntry, leftAt } from './decided-entry.ts';
import { isWritten } from './desk-store.ts';
import type { FlightsParts } from './flights-parts.ts';
import { listUnpaid, markPaid, type FlightRow } from './flights-store.ts';
import { definitionOf } from './definition-of.ts';
import { listLeaves } from './leaves-store.ts';

type Parts = Pick<
  FlightsParts,
  'db' | 'settleDb' | 'clock' | 'catalog' | 'rounds' | 'desk' | 'alarm' | 'crashPoint'
>;

/** Pays what has ended. */
export interface Paymaster {
  /**
   * Closes every round in flights that have ended, from the leaves that are rows and from what the chain decided. A flight
   * that cannot be paid whole holds up no other, and is tried again, later and later.
   * @returns in how many milliseconds to look again; undefined when all are paid
   */
  step(): Promise<number | undefined>;
}

const WRITTEN_SOON_MS = 25;
const LEAST_REST_MS = 1_000;
const MOST_REST_MS = 60_000;

/** @param steadyMs a clock that nobody sets */
export function createPaymaster(
  parts: Parts,
  game: string,
  steadyMs: () => number = () => performance.now(),
): Paymaster {
  const resting = new Map<number, { readonly toMs: number; readonly restMs: number }>();
  const heardAllBy = createFirstLook(parts.clock);

  async function pay(flight: FlightRow): Promise<number | undefined> {
    const { number } = flight;
    const rest = resting.get(number);
    const leftMs = (rest?.toMs ?? 0) - steadyMs();
    if (leftMs > 0) return leftMs;
    try {
      const paid = await payOut(parts, flight, heardAllBy(flight));
      if (paid === 'not written') return WRITTEN_SOON_MS;
      resting.delete(number);
      if (paid === 'paid') return undefined;
    } catch (error) {
      parts.alarm.failed(error, `paying out flight ${game} ${number}`);
    }
    const restMs = Math.min(MOST_REST_MS, (rest?.restMs ?? LEAST_REST_MS / 2) * 2);
    resting.set(number, { toMs: steadyMs() + restMs, restMs });
    return restMs;
  }

  return {
    async step() {
      const waits: number[] = [];
      for (const flight of await listUnpaid(parts.db, game)) {
        const waitMs = await pay(flight);
        if (waitMs !== undefined) waits.push(waitMs);
      }
      return waits.length > 0 ? Math.min(...waits) : undefined;
    },
  };
}

/**
 * The time by which all has been read that counts for a flight: no later than it was first looked at. Where a clock was set back after
 * the end, that end lies ahead, and nobody would have written to there before the clock has come so far again.
 */
function createFirstLook({ now }: FlightsParts['clock']): (flight: FlightRow) => Date {
  const looks = new Map<number, Date>();
  return ({ number, endedAt }) => {
    const known = looks.get(number);
    if (known && known <= now()) return known;
    if (endedAt! <= now()) return endedAt!;
    const first = now();
    looks.set(number, first);
    return first;
  };
}

/**
 * @param readBy when all that counts for it had been read
 * @returns `not written` while a process may still have leaves in hand that it read in time
 */
async function payOut(
  parts: Parts,
  flight: FlightRow,
  readBy: Date,
): Promise<'paid' | 'not paid' | 'not written'> {
  const { db, settleDb, clock, rounds, alarm } = parts;
  const { game, number, takesOffAt } = flight;
  const crashCenti = flight.crashCenti!;
  const definition = definitionOf(parts, flight);
  const endsMs = takesOffAt.getTime() + endMsOf(definition, crashCenti);
  // What was read after a gap began does not count, and a clock that was set back may take long to come so far again.
  const countedMs = Math.min(
    endsMs,
    readBy.getTime(),
    flight.heardCenti === null ? endsMs : flight.heardTo!.getTime(),
  );
  await parts.desk.beat();
  if (!(await isWritten(settleDb, new Date(countedMs), clock.now()))) return 'not written';
  const left = new Map<bigint, number>();
  for (const { playerId, readAt } of await listLeaves(settleDb, game, number)) {
    const centi = leftAt(definition, flight, crashCenti, readAt);
    if (centi !== undefined) left.set(playerId, centi);
  }
  parts.crashPoint('flight.before-payout');
  const { failed } = await rounds.end({
    game,
    requestId: `flight-${number}`,
    end: (entry, playerId) => decidedEntry(entry, flight, left.get(playerId)),
  });
  parts.crashPoint('flight.after-payout');
  for (const { key, error } of failed)
    alarm.failed(error, `paying out round ${key} in flight ${game} ${number}`);
  if (failed.length > 0) return 'not paid';
  await markPaid(db, flight);
  return 'paid';
}
