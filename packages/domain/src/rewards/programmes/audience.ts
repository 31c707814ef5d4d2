import type { RegionId } from '../../site/regions/index.ts';

/** The audience of a programme: all that it names must hold. A field that is left out holds for everybody. */
export interface Audience {
  readonly regions: readonly RegionId[];
  readonly brands?: readonly string[];
  /** One of these levels. */
  readonly levels?: readonly string[];
  /** True: who has a seat in the royal club; false: who has none. */
  readonly royal?: boolean;
  /** At least so far verified. */
  readonly verified?: number;
  /** From so many whole days after the registration on, and before so many. */
  readonly registered?: { readonly afterDays?: number; readonly beforeDays?: number };
  /** How many deposits have been paid. */
  readonly deposits?: { readonly least?: number; readonly most?: number };
  /** Segments: a player must be in one, or be named in `players.in`. */
  readonly in?: readonly string[];
  /** Segments that a player must not be in. */
  readonly out?: readonly string[];
  readonly players?: { readonly in?: readonly string[]; readonly out?: readonly string[] };
}

/** The facts about a player that audiences are judged by. */
export interface AudienceFacts {
  readonly playerId: string;
  readonly region: RegionId;
  readonly brand: string;
  readonly level: string | null;
  readonly royal: boolean;
  readonly verified: number;
  /** Whole days since the registration. */
  readonly registeredDays: number;
  readonly deposits: number;
  readonly segments: ReadonlySet<string>;
}

/** Rules that keep a player out of an audience; `not_for_you` is said without a reason. */
export type AudienceRule = 'not_for_you' | 'verification_needed' | 'level_needed' | 'royal_needed';

/**
 * Judges whether a player is in an audience. Who could get in by a step of their own is told which, and only where nothing else keeps them out.
 * @returns undefined where they are in it
 */
export function audienceRuleOf(audience: Audience, player: AudienceFacts): AudienceRule | undefined {
  if (!isMeant(audience, player)) return 'not_for_you';
  if (player.verified < (audience.verified ?? 0)) return 'verification_needed';
  if (audience.levels && (player.level === null || !audience.levels.includes(player.level)))
    return 'level_needed';
  return audience.royal === true && !player.royal ? 'royal_needed' : undefined;
}

function isMeant(audience: Audience, player: AudienceFacts): boolean {
  const { regions, brands, registered = {}, deposits = {}, out = [], players = {} } = audience;
  return (
    regions.includes(player.region) &&
    (!brands || brands.includes(player.brand)) &&
    !(audience.royal === false && player.royal) &&
    player.registeredDays >= (registered.afterDays ?? 0) &&
    player.registeredDays < (registered.beforeDays ?? Infinity) &&
    player.deposits >= (deposits.least ?? 0) &&
    player.deposits <= (deposits.most ?? Infinity) &&
    !out.some((segment) => player.segments.has(segment)) &&
    !players.out?.includes(player.playerId) &&
    isNamed(audience, player)
  );
}

function isNamed({ in: segments, players }: Audience, player: AudienceFacts): boolean {
  if (!segments && !players?.in) return true;
  return (
    (segments?.some((segment) => player.segments.has(segment)) ?? false) ||
    (players?.in?.includes(player.playerId) ?? false)
  );
}
