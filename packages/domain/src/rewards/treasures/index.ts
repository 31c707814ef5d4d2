import { DAY_MS } from '../programmes/index.ts';

/** How a box goes on: it fills, waits full, is opened or lost, and is done once its player has seen that. */
export const BOX_STATES = ['PROCESSING', 'AVAILABLE', 'OPENED', 'LOST', 'FINISHED'] as const;
export type BoxState = (typeof BOX_STATES)[number];

/** Each state with those that it leads to; nothing leads back. */
export const BOX_TRANSITIONS = {
  PROCESSING: ['AVAILABLE', 'LOST'],
  AVAILABLE: ['OPENED', 'LOST'],
  OPENED: ['FINISHED'],
  LOST: ['FINISHED'],
  FINISHED: [],
} as const satisfies Record<BoxState, readonly BoxState[]>;

/** The states in which a box is over, and only waits to be seen. */
export const BOX_ENDS = ['OPENED', 'LOST'] as const satisfies readonly BoxState[];

/** The looks of a box. */
export const BOX_ICONS = ['wood', 'silver', 'gold', 'snow', 'royal'] as const;
export type BoxIcon = (typeof BOX_ICONS)[number];

/** How a box comes to its player: with an answered address, once another box is done, or as a reward alone. */
export const BOX_TRIGGERS = ['registration', 'after', 'reward'] as const;

/** What is full is not lost on its last evening: it waits for so long after its end. */
export const FULL_WAITS_MS = 30 * DAY_MS;
/** What is over is put away by itself after so long, seen or not. */
export const SHOWN_MS = 7 * DAY_MS;

interface Ending {
  readonly state: BoxState;
  readonly expiresAt: Date | null;
  /** Set once it is being opened: then it is opened, however long that takes. */
  readonly drawnPlace: number | null;
}

/** Until when the state of a box holds by itself: to be filled, to be opened. Null: without an end. */
export function endOf({ state, expiresAt }: Omit<Ending, 'drawnPlace'>): Date | null {
  if (expiresAt === null || state === 'PROCESSING') return expiresAt;
  return state === 'AVAILABLE' ? new Date(expiresAt.getTime() + FULL_WAITS_MS) : null;
}

/** Whether a full box can be opened no more, also before a job has written that down. */
export function isTooLate(box: Ending, now: Date): boolean {
  const end = box.state === 'AVAILABLE' && box.drawnPlace === null ? endOf(box) : null;
  return end !== null && end <= now;
}
