import type { OneNomination } from '@croupier/contract/contests/nominations/kind';
import { SHOWN_MS } from '@croupier/domain/contests/nominations';
import { byPlace, runOf, type OfferOver } from '@croupier/domain/rewards/programmes';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { KIND, versionOf, type NominationsParts, type SeasonVersion } from './nominations-parts.ts';
import { listFrozen } from './places-store.ts';

/** A season as it is in a region. */
export interface Season {
  readonly under: SeasonVersion;
  readonly from: Date;
  readonly to: Date;
  readonly status: 'CURRENT' | 'END';
  /** Why nobody may choose one of its nominations now; undefined where they may. */
  readonly over: OfferOver | undefined;
}

/** The seasons that are on in a region by their place, after them those that ended lately, the last one first. */
export async function listSeasons(
  parts: Pick<NominationsParts, 'db' | 'programmes' | 'brand'>,
  { region, now, through }: { region: RegionId; now: Date; through?: Queryable },
): Promise<Season[]> {
  const { programmes, brand } = parts;
  const listed = await programmes.list({ now, ...(through && { through }) });
  const all = listed.filter(({ programme, over }) => programme.kind === KIND && over !== 'withdrawn');
  const frozen = await listFrozen(
    through ?? parts.db,
    all.map(({ id }) => id),
  );
  const versions = new Map(frozen.map((one) => [one.programmeId, one]));
  const seasons: Season[] = [];
  for (const { over, ...found } of all) {
    const kept = versions.get(found.id);
    // A season whose places stand is over for good, whatever is published under its name.
    const under = kept ? await versionOf(parts, kept, through) : (found as unknown as SeasonVersion);
    const { regions, brands } = under.programme.audience;
    if (!regions.includes(region) || (brands && !brands.includes(brand))) continue;
    // Each region ends by its own clocks; a season has an end.
    const { from, until: to } = runOf(under.programme.schedule, region, 0);
    if (from > now || !to || now.getTime() - to.getTime() > SHOWN_MS) continue;
    // Also for a process whose clock is behind that of the one that kept them.
    const isOver = kept !== undefined || to <= now;
    seasons.push({ under, from, to, status: isOver ? 'END' : 'CURRENT', over: isOver ? 'ended' : over });
  }
  return seasons.sort(inOrder);
}

function inOrder(one: Season, other: Season): number {
  if (one.status !== other.status) return one.status === 'CURRENT' ? -1 : 1;
  const later = one.status === 'END' ? other.to.getTime() - one.to.getTime() : 0;
  return later || byPlace(one.under.programme, other.under.programme);
}

export interface FoundNomination {
  readonly season: Season;
  readonly one: OneNomination;
  /** Its place among those of its season. */
  readonly index: number;
}

/** The nominations of seasons, in their order. */
export const nominationsOf = (seasons: readonly Season[]): FoundNomination[] =>
  seasons.flatMap((season) =>
    season.under.programme.terms.nominations.map((one, index) => ({
      ...{ season, one, index },
    })),
  );

/** A nomination by its code: of two seasons that have it the first, so that of one that is on before one that is over. */
export const findNomination = (seasons: readonly Season[], code: string): FoundNomination | undefined =>
  nominationsOf(seasons).find(({ one }) => one.code === code);
