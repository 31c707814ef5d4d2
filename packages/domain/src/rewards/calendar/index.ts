export const DOOR_STATES = ['LOCKED', 'OPEN', 'OPENED', 'MISSED'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** What becomes of a door whose day has passed: nothing more, it stays open while the calendar is on, or it opens for points. */
export type MissedDoors = 'lost' | 'open' | { readonly price: number };

interface DoorAsked {
  /** The day that is written on the door, and the one that it is now, by the clocks of the player's region: `2026-12-24`. */
  readonly day: string;
  readonly today: string;
  readonly missed: MissedDoors;
  readonly isOpened: boolean;
}

/** The state of a door. One that opens for points is missed, and says its price. */
export function doorState({ day, today, missed, isOpened }: DoorAsked): DoorState {
  if (isOpened) return 'OPENED';
  if (day > today) return 'LOCKED';
  return day === today || missed === 'open' ? 'OPEN' : 'MISSED';
}

/** What a missed door costs in points; undefined where it cannot be opened any more. */
export const priceOf = (missed: MissedDoors): number | undefined =>
  typeof missed === 'object' ? missed.price : undefined;
