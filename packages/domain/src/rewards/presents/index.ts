/** How a present of a programme comes to its player. */
export const PRESENT_TRIGGERS = ['birthday', 'segment'] as const;
export type PresentTrigger = (typeof PRESENT_TRIGGERS)[number];

/** States that a row keeps of a present. */
export const PRESENT_STATES = ['WAITING', 'OPENED', 'EXPIRED', 'CANCELED'] as const;
export type PresentState = (typeof PRESENT_STATES)[number];

/** A present is opened, runs out, or is taken away; nothing leads back. */
export const PRESENT_TRANSITIONS = {
  WAITING: ['OPENED', 'EXPIRED', 'CANCELED'],
  OPENED: [],
  EXPIRED: [],
  CANCELED: [],
} as const satisfies Record<PresentState, readonly PresentState[]>;

/** The code of presents that people of the house give, which no programme has. */
export const BY_HAND = 'by-hand';
/** How long one of those waits to be opened. */
export const BY_HAND_DAYS = 30;

interface Waiting {
  readonly state: PresentState;
  readonly expiresAt: Date;
  /** Set once it is being opened: then it is opened, however long that takes. */
  readonly drawnPlace: number | null;
}

/** The state of a present at an instant: its end comes by itself, also before a job has written it down. */
export const presentState = ({ state, expiresAt, drawnPlace }: Waiting, now: Date): PresentState =>
  state === 'WAITING' && drawnPlace === null && expiresAt <= now ? 'EXPIRED' : state;
