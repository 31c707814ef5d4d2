import type { nominationByUser, Place } from '@croupier/contract/contests/nominations';
import { FIRST_PLACES, NEIGHBOURS } from '@croupier/domain/contests/nominations';
import { maskedName } from '@croupier/domain/people/players';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Reward } from '@croupier/contract/rewards/rewards';
import { offeredReward } from '../../rewards/rewards/feature.ts';
import type { NominationsParts } from './nominations-parts.ts';
import { listAround, listFirst, type PlacedRow } from './order-store.ts';
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

/** The first places of a nomination, that of a player, and those around it. */
export async function showPlaces(
  parts: NominationsParts,
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
  { db }: NominationsParts,
  { season, one }: FoundNomination,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<{ first: readonly PlacedRow[]; around: readonly PlacedRow[] }> {
  const { id: programmeId } = season.under;
  const { code, measure } = one;
  const around = { playerId, neighbours: NEIGHBOURS };
  if (season.status === 'END' && (await listFrozen(db, [programmeId])).length > 0) {
    const all = await listWinners(db, { now, programmes: [programmeId], count: FIRST_PLACES });
    const first = all.filter((row) => row.code === code);
    return { first, around: await listKeptAround(db, { ...around, now, programmeId, code }) };
  }
  const of = { programmeId, code, measure, now };
  return { first: await listFirst(db, of, FIRST_PLACES), around: await listAround(db, of, around) };
}
