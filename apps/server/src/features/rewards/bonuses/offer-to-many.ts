import { birthdaysOn, dayIn } from '@croupier/domain/people/personal';
import { REGION_IDS, REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { eachWhoMay, type Portion } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import type { BonusParts, BonusVersion } from './bonus-parts.ts';
import { listBirthdays } from './bonus-marks-store.ts';
import { offersBy, referenceOf } from './find-offers.ts';
import { listInSegments, listOfRegion } from './maybe-store.ts';
import { offerBonus } from './offer-bonus.ts';

/** Offers the bonuses of birthdays, on the day that it is where each player plays, once a year. */
export async function offerBirthdays(parts: BonusParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS)
    for (const under of await offersBy(parts, ['birthday'], { region, now })) {
      const today = dayIn(REGION_TIME_ZONES[region], now);
      const reference = `birthday ${today.slice(0, 4)}`;
      const days = birthdaysOn(today);
      await offerToAll(parts, { region, under, reference, now }, signal, (page) =>
        listBirthdays(parts.db, { ...page, days }),
      );
    }
}

/** Offers the bonuses of segments to all who are in one of theirs, once a run. */
export async function offerSegments(parts: BonusParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS)
    for (const under of await offersBy(parts, ['segment'], { region, now })) {
      const segments = under.programme.audience.in ?? [];
      const reference = referenceOf(under, region, now);
      await offerToAll(parts, { region, under, reference, now }, signal, (page) =>
        listInSegments(parts.db, { ...page, segments }),
      );
    }
}

/**
 * Offers the bonuses that come at a certain time to all who may have them then, once a run.
 * @param passed by name, the runs that this process has offered already: nobody is asked about again with each minute of them
 */
export async function offerTimed(
  parts: BonusParts,
  passed: Set<string>,
  signal?: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS)
    for (const under of await offersBy(parts, ['time'], { region, now })) {
      const reference = referenceOf(under, region, now);
      const name = `${under.id} ${under.version} ${region} ${reference}`;
      if (passed.has(name)) continue;
      await offerToAll(parts, { region, under, reference, now }, signal, (page) =>
        listOfRegion(parts.db, page),
      );
      if (!signal?.aborted) passed.add(name);
    }
}

interface OfferedToAll {
  readonly region: RegionId;
  readonly under: BonusVersion;
  readonly reference: string;
  readonly now: Date;
}

interface Page extends Portion {
  readonly region: RegionId;
  readonly programmeId: bigint;
  readonly reference: string;
}

/** Each player by themselves: who may not have it now is neither offered it nor told of it. */
const offerToAll = (
  { db }: BonusParts,
  { region, under, reference, now }: OfferedToAll,
  signal: AbortSignal | undefined,
  list: (page: Page) => Promise<{ playerId: bigint }[]>,
): Promise<void> =>
  eachWhoMay(db, {
    ...{ wanted: wantedOf(under), now, signal },
    list: (portion) => list({ ...portion, region, programmeId: under.id, reference }),
    work: async (playerId) => {
      const offering = { playerId, region, under, reference, by: 'house', now } as const;
      await db.transaction((tx) => offerBonus(tx, offering));
    },
  });
