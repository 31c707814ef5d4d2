import type { Stops, StopState as StopStateWire } from '@croupier/contract/people/exclusions';
import {
  endOfStop,
  STOP_PACKS,
  STOP_TERMS,
  type StopState,
  stopStateOf,
} from '@croupier/domain/people/exclusions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { findHouseBreak, listReturns, listStops, type HouseBreak, type StopRow } from './exclusions-store.ts';

/** How a player stands, by their own wish or the house's, and for how long they may stop. */
export async function readStops(
  { db, clock }: ExclusionsParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
): Promise<Stops> {
  const now = clock.now();
  const { stopped } = await readStopsOf(db, playerId, now);
  const terms = STOP_PACKS[region].terms.map((term) => ({
    ...{ term, kind: STOP_TERMS[term].kind },
    until: endOfStop(term, now)?.toISOString() ?? null,
  }));
  return { state: opensLast(stopped, await findHouseBreak(db, playerId, now)), terms };
}

/** Of the player's own and the house's what holds longest: an exclusion has no end by time alone. */
function opensLast(own: StopStateWire | null, house: HouseBreak | undefined): StopStateWire | null {
  const until = house?.untilAt.toISOString();
  if (!house || until === undefined) return own;
  if (own && (own.opensAt === null || own.opensAt >= until)) return own;
  const since = house.setAt.toISOString();
  return { kind: 'break', since, until, opensAt: until, mayReturn: false, byHouse: true };
}

/** Everything that a player ever stopped by, and how they stand by it. */
export async function readStopsOf(
  db: Queryable,
  playerId: bigint,
  now: Date,
): Promise<{ stops: StopRow[]; stopped: StopStateWire | null }> {
  const stops = await listStops(db, playerId);
  const state = stops.length > 0 ? stopStateOf(stops, await listReturns(db, playerId), now) : undefined;
  return { stops, stopped: state ? stateView(state) : null };
}

const stateView = ({ kind, since, until, opensAt, mayReturn }: StopState): StopStateWire => ({
  ...{ kind, mayReturn, since: since.toISOString() },
  until: until?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
});
