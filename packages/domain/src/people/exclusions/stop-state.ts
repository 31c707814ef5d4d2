import { STOP_TERMS, type StopTerm } from './stop-packs.ts';

const DAY_MS = 86_400_000;

/** From the wish to play again, once an exclusion is over, to the first stake. */
export const RETURN_WAIT_MS = DAY_MS;

/** Something that a player stopped by. */
export interface Stop {
  readonly kind: 'break' | 'exclusion';
  readonly beganAt: Date;
  /** Null: for ever. */
  readonly untilAt: Date | null;
}

/** How a player stands stopped. */
export interface StopState {
  readonly kind: Stop['kind'];
  readonly since: Date;
  /** The end of the term; null: it has none. Of an exclusion nothing opens then by itself. */
  readonly until: Date | null;
  /** When play opens again by time alone; null: it does not. */
  readonly opensAt: Date | null;
  /** Its term is over, and its player may ask to play again. */
  readonly mayReturn: boolean;
}

/** When a stop of a term that begins now ends; null: never. A month that is too short ends on its last day. */
export function endOfStop(term: StopTerm, now: Date): Date | null {
  const of = STOP_TERMS[term];
  if (of.kind === 'break') return new Date(now.getTime() + of.days * DAY_MS);
  if (of.months === null) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + of.months);
  // The first of March where the term should end on the thirty-first of February.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Whether a stop that is asked for adds anything to what stands already. */
export const isLonger = (stops: readonly Stop[], wanted: Stop): boolean =>
  !stops.some(({ kind, untilAt }) => kind === wanted.kind && !isBefore(untilAt, wanted.untilAt));

/**
 * How a player stands; undefined where they may play.
 * @param asked when they asked to play again, at any time
 */
export function stopStateOf(
  stops: readonly Stop[],
  asked: readonly Date[],
  now: Date,
): StopState | undefined {
  const closed = stops
    .map((stop) => ({ stop, opensAt: opensAt(stop, asked) }))
    .filter((each) => each.opensAt === null || each.opensAt > now);
  const [last] = closed.sort((a, b) => byEnd(b.opensAt, a.opensAt) || byEnd(b.stop.untilAt, a.stop.untilAt));
  if (!last) return undefined;
  const { kind, beganAt, untilAt } = last.stop;
  // One that is over waits for its player's word; one that is not keeps all the others from being asked about.
  const excluded = closed.filter(({ stop }) => stop.kind === 'exclusion');
  const mayReturn =
    excluded.some((each) => each.opensAt === null) &&
    excluded.every(({ stop }) => stop.untilAt !== null && stop.untilAt <= now);
  return { kind, since: beganAt, until: untilAt, opensAt: last.opensAt, mayReturn };
}

function opensAt({ kind, untilAt }: Stop, asked: readonly Date[]): Date | null {
  if (kind === 'break' || untilAt === null) return untilAt;
  const after = asked.filter((at) => at >= untilAt).map(Number);
  return after.length > 0 ? new Date(Math.min(...after) + RETURN_WAIT_MS) : null;
}

const isBefore = (a: Date | null, b: Date | null): boolean => byEnd(a, b) < 0;
/** No end is the latest. */
const byEnd = (a: Date | null, b: Date | null): number => {
  const [first, second] = [a?.getTime() ?? Infinity, b?.getTime() ?? Infinity];
  return first === second ? 0 : first < second ? -1 : 1;
};
