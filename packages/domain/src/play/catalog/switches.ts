import { BRANDS, type Brand } from '../../site/brands/brands.ts';
import { REGION_IDS, type RegionId } from '../../site/regions/regions.ts';

/** For whom a switch closes a game: for everybody, for the players of a region, for those of a brand. */
export const SWITCH_SCOPES = ['all', ...REGION_IDS, ...BRANDS] as const;
export type SwitchScope = (typeof SWITCH_SCOPES)[number];

export const isSwitchScope = (text: string): text is SwitchScope =>
  (SWITCH_SCOPES as readonly string[]).includes(text);

/** When a switch closes a game. */
export interface ClosedTimes {
  /** Null: since it was switched. */
  readonly from: Date | null;
  /** From then on the game is open again; null: until somebody opens it. */
  readonly until: Date | null;
}

export type SwitchState = 'closed' | 'planned' | 'over';

/** What a switch does at an instant. */
export function switchStateAt({ from, until }: ClosedTimes, now: Date): SwitchState {
  if (until !== null && until <= now) return 'over';
  return from !== null && from > now ? 'planned' : 'closed';
}

/** Whether a switch with these times would ever close anything from now on. */
export const mayClose = ({ from, until }: ClosedTimes, now: Date): boolean =>
  until === null || (until > now && (from === null || until > from));

/** Whether a game that is closed for these is closed for who plays there. Who is nowhere yet is asked for no region. */
export const isClosedAt = (
  scopes: readonly SwitchScope[],
  { region, brand }: { readonly region: RegionId | undefined; readonly brand: Brand | undefined },
): boolean => scopes.some((scope) => scope === 'all' || scope === region || scope === brand);

/** Whether two switches close at the same times; null: there is none. */
export const areSameTimes = (one: ClosedTimes | null, other: ClosedTimes | null): boolean =>
  one === null || other === null
    ? one === other
    : one.from?.getTime() === other.from?.getTime() && one.until?.getTime() === other.until?.getTime();
