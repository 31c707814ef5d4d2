export * from './board.ts';
import {
  addDays,
  DAY_MS,
  dayOf,
  instantOf,
  weekOf,
  type OfferOver,
  type Period,
} from '../programmes/index.ts';

/** The kinds of programmes whose prizes are drawn by attempts. */
export const ATTEMPT_OF = ['wheel', 'mini-game'] as const;
export type AttemptOf = (typeof ATTEMPT_OF)[number];

/** The ways that an attempt comes to its player. */
export const ATTEMPT_SOURCES = ['free', 'deposit', 'purchase', 'reward', 'operator'] as const;
export type AttemptSource = (typeof ATTEMPT_SOURCES)[number];

/** States that a row keeps of an attempt. */
export const ATTEMPT_STATES = ['OPEN', 'DRAWN', 'EXPIRED'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** An attempt is drawn for once, or runs out; nothing leads back. */
export const ATTEMPT_TRANSITIONS = {
  OPEN: ['DRAWN', 'EXPIRED'],
  DRAWN: [],
  EXPIRED: [],
} as const satisfies Record<AttemptState, readonly AttemptState[]>;

/** How long an attempt may still be used after the end of its programme. */
export const USED_AFTER_END_DAYS = 7;

/** The last moment of attempts of a programme that ends. */
export const attemptsEnd = (until: Date): Date => new Date(until.getTime() + USED_AFTER_END_DAYS * DAY_MS);

/** A programme as it stands now. */
interface Standing {
  /** Why it gives nothing any more, or for now. */
  readonly over: OfferOver | undefined;
  readonly until: Date | null;
}

/**
 * Why an attempt that was given cannot be used now; undefined where it can. A budget or a number of receivers that is used up ends a
 * programme for new attempts only: those that players hold are owed to them.
 */
export function attemptOver(
  { over, until }: Standing,
  now: Date,
): 'withdrawn' | 'paused' | 'ended' | undefined {
  if (over === 'withdrawn' || over === 'paused') return over;
  return until !== null && now >= attemptsEnd(until) ? 'ended' : undefined;
}

/** The period of a free attempt by the clocks of a region: its name, and when the next one begins. */
export function freePeriod(period: Exclude<Period, 'month'>, now: Date, zone: string) {
  const first = period === 'day' ? dayOf(now, zone) : weekOf(now, zone);
  const next = instantOf(`${addDays(first, period === 'day' ? 1 : 7)}T00:00`, zone);
  return { reference: `free ${period} ${first}`, next };
}

/** A part of a wheel: how often it comes is the weight of its row, however wide it is drawn. */
export interface Sector {
  /** The row of the table that it shows. */
  readonly row: number;
  /** A share of all widths. */
  readonly width: number;
}

/** The widths of a wheel's sectors in 1/1,000,000 of the whole; they add up to it, and what rounding leaves is the last one's. */
export function sectorWidths(sectors: readonly Pick<Sector, 'width'>[]): number[] {
  const all = sectors.reduce((sum, { width }) => sum + width, 0);
  const micro = sectors.map(({ width }) => Math.floor((width * 1_000_000) / all));
  const rest = 1_000_000 - micro.reduce((sum, width) => sum + width, 0);
  return micro.map((width, index) => (index === micro.length - 1 ? width + rest : width));
}

/**
 * The sector that a wheel stops at, from 0. Where several show the place that is given it is one of them by the attempt's id, so that
 * it is the same whenever it is asked for.
 */
export function sectorOf(sectors: readonly Pick<Sector, 'row'>[], place: number, attemptId: string): number {
  const shown = sectors.flatMap((sector, index) => (sector.row === place ? [index] : []));
  return shown[Number.parseInt(attemptId.slice(-6), 16) % shown.length]!;
}
