/** The states of a bonus that was given to a player, as the specification names them; the last four are the end. */
export const GRANT_STATES = [
  'NOT_ACTIVATED',
  'ACTIVATED',
  'FINISHED',
  'CANCELED',
  'EXPIRED',
  'LOST',
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** How an active bonus may have ended. */
export const GRANT_ENDS = [
  'FINISHED',
  'CANCELED',
  'EXPIRED',
  'LOST',
] as const satisfies readonly GrantState[];

export const GRANT_TRANSITIONS = {
  NOT_ACTIVATED: ['ACTIVATED', 'CANCELED', 'EXPIRED'],
  ACTIVATED: ['FINISHED', 'CANCELED', 'EXPIRED', 'LOST'],
  FINISHED: [],
  CANCELED: [],
  EXPIRED: [],
  LOST: [],
} as const satisfies Record<GrantState, readonly GrantState[]>;

export const isGrantOver = (state: GrantState): boolean => GRANT_TRANSITIONS[state].length === 0;

/** The states from which a grant may come into this one. */
export const grantStatesBefore = (to: GrantState): GrantState[] =>
  GRANT_STATES.filter((from) => (GRANT_TRANSITIONS[from] as readonly GrantState[]).includes(to));

/**
 * Where the bonus part of a win goes when its round ends only after its bonus did: never silently into real money, unless
 * the bonus was wagered to its end, and never lost without a word.
 */
export function fateOfBonusWin(state: GrantState): 'bonus' | 'real' | 'forfeited' {
  if (state === 'FINISHED') return 'real';
  return state === 'ACTIVATED' ? 'bonus' : 'forfeited';
}

/** How it ends of itself; it is cancelled by its player. */
export type GrantEnd = Exclude<(typeof GRANT_ENDS)[number], 'CANCELED'>;

/** An active money bonus under the lock of its player's seat. */
export interface ActiveGrant {
  readonly wagerLeftMinor: bigint;
  readonly bonusMinor: bigint;
  readonly expiresAt: Date | null;
  /** Whether a round that took bonus money of it is still open. */
  readonly hasOpenRound: boolean;
}

/**
 * How an active bonus has ended by now, if it has. Wagered comes first: a player who did it in time has done it. What is
 * below the smallest stake can never be played any more.
 */
export function endOfGrant(
  grant: ActiveGrant,
  { now, smallestStakeMinor }: { now: Date; smallestStakeMinor: bigint },
): GrantEnd | undefined {
  if (grant.wagerLeftMinor === 0n) return 'FINISHED';
  if (grant.expiresAt && grant.expiresAt <= now) return 'EXPIRED';
  return grant.bonusMinor < smallestStakeMinor && !grant.hasOpenRound ? 'LOST' : undefined;
}
