import { dayIn } from '@croupier/domain/people/personal';
import { REGION_IDS, REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { findStanding } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import type { BonusParts, BonusVersion } from './bonus-parts.ts';
import { listBirthdays } from './bonus-marks-store.ts';
import { offersBy } from './find-offers.ts';
import { offerBonus } from './offer-bonus.ts';

const PORTION = 500;

/** Offers the bonuses of birthdays, on the day that it is where each player plays, once a year. */
export async function offerBirthdays(parts: BonusParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  for (const region of REGION_IDS)
    for (const under of await offersBy(parts, ['birthday'], { region, now }))
      await offerIn(parts, { region, under, now }, signal);
}

async function offerIn(
  parts: BonusParts,
  { region, under, now }: { region: RegionId; under: BonusVersion; now: Date },
  signal: AbortSignal | undefined,
): Promise<void> {
  const today = dayIn(REGION_TIME_ZONES[region], now);
  const reference = `birthday ${today.slice(0, 4)}`;
  const asked = { region, days: birthdaysOn(today), programmeId: under.id, reference, limit: PORTION };
  for (let after: bigint | undefined = 0n; after !== undefined && !signal?.aborted;) {
    const rows = await listBirthdays(parts.db, { ...asked, after });
    for (const { playerId } of rows) {
      const player = await findStanding(parts.db, playerId, now);
      if (!player || judgeStanding(player, wantedOf(under))) continue;
      const offering = { playerId, region, under, reference, by: 'house', now } as const;
      await parts.db.transaction((tx) => offerBonus(tx, offering));
    }
    after = rows.length === PORTION ? rows.at(-1)!.playerId : undefined;
  }
}

/**
 * The birthdays that are kept on a day, as 100 × month + day. Who was born on 29 February is a year older on 1 March where there is
 * none, as ages are reckoned everywhere.
 * @param day as `2027-03-01`
 */
export function birthdaysOn(day: string): number[] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const kept = month * 100 + date;
  return kept === 301 && !isLeap ? [301, 229] : [kept];
}
