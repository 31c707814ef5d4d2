import type { nominationByUser, Place } from '@croupier/contract/contests/nominations';
import { FIRST_PLACES, NEIGHBOURS } from '@croupier/domain/contests/nominations';
import { maskedName } from '@croupier/domain/people/players';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Reward } from '@croupier/contract/rewards/rewards';
import { offeredReward } from '../../rewards/rewards/feature.ts';
import type { NominationsParts } from './nominations-parts.ts';
import { withOwn, type KeptOrder } from './kept-order.ts';
import { findStood, listShown, type Ordered, type PlacedRow, type StoodRow } from './order-store.ts';
import { listFrozen, listKeptAround, listWinners } from './places-store.ts';
import { findNomination, listSeasons, type FoundNomination } from './seasons.ts';

/** Rewards by place; a bonus that is not there any more is none. */
export type Rewards = readonly (Reward | undefined)[];

/** A place as everybody sees it, or the player it belongs to. */
export const placeView = (
  { number, playerId, shownAs, nickname, result }: PlacedRow,
  rewards: Rewards,
  reader: bigint | undefined,
): Place => ({
  ...{ number, userId: shownAs, name: maskedName(nickname), result: String(result) },
  isMe: playerId === reader,
  reward: rewards[number - 1] ?? null,
});

/** Rewards of the places of a nomination, in words of a language. */
export const rewardsOf = (
  { offerOf }: Pick<NominationsParts, 'offerOf'>,
  { one }: Pick<FoundNomination, 'one'>,
  reading: Parameters<typeof offeredReward>[1],
): Promise<(Reward | undefined)[]> =>
  Promise.all(one.places.map((reward) => offeredReward(reward, reading, offerOf)));

export interface PlacesParts extends NominationsParts {
  readonly orderOf: KeptOrder;
}

/** The first places of a nomination, that of a player, and those around it. */
export async function showPlaces(
  parts: PlacesParts,
  { playerId, region }: SignedIn,
  code: string,
  language: Language,
): Promise<Refused<typeof nominationByUser> | { my: Place | null; places: Place[]; aroundPlaces: Place[] }> {
  const now = parts.clock.now();
  const found = findNomination(await listSeasons(parts, { region, now }), code);
  if (!found) return refuse('not_found');
  const rewards = await rewardsOf(parts, found, { currency: REGIONS[region].currency, language });
  const { first, around } = await rowsOf(parts, found, { playerId, now });
  const viewOf = (row: PlacedRow) => placeView(row, rewards, playerId);
  const mine = around.find((row) => row.playerId === playerId);
  return {
    my: mine ? viewOf(mine) : null,
    places: first.map(viewOf),
    aroundPlaces: mine && mine.number > FIRST_PLACES ? around.map(viewOf) : [],
  };
}

/** Places as they were kept, where they were. */
async function rowsOf(
  { db, orderOf }: PlacesParts,
  { season, one }: FoundNomination,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<{ first: readonly PlacedRow[]; around: readonly PlacedRow[] }> {
  const { id: programmeId } = season.under;
  const { code, measure } = one;
  const of = { programmeId, code, measure, now };
  if (season.status === 'END' && (await listFrozen(db, [programmeId])).length > 0) {
    const all = await listWinners(db, { now, programmes: [programmeId], count: FIRST_PLACES });
    const first = all.filter((row) => row.code === code);
    const around = { now, programmeId, code, playerId, neighbours: NEIGHBOURS };
    return { first, around: await listKeptAround(db, around) };
  }
  return placedIn(db, of, { playerId, order: await orderOf(of) });
}

/** Places in an order; whoever may not be shown is left out, and nobody moves up for it. */
async function placedIn(
  db: Queryable,
  of: Ordered,
  { playerId, order }: { playerId: bigint; order: readonly StoodRow[] },
): Promise<{ first: readonly PlacedRow[]; around: readonly PlacedRow[] }> {
  const { all, at } = withOwn(order, playerId, await findStood(db, of, playerId));
  const first = all.slice(0, FIRST_PLACES);
  const around = at === -1 ? [] : all.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
  const players = new Set([...first, ...around].map((row) => row.playerId));
  const shown = new Map((await listShown(db, of, [...players])).map((row) => [row.playerId, row]));
  const placedFrom = (rows: readonly StoodRow[], from: number) =>
    rows.flatMap(({ playerId: id, result }, index) => {
      const row = shown.get(id);
      return row ? [{ ...row, result, number: from + index + 1 }] : [];
    });
  return { first: placedFrom(first, 0), around: placedFrom(around, Math.max(0, at - NEIGHBOURS)) };
}
