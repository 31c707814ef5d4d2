import type { Calendar, Door } from '@croupier/contract/rewards/calendar';
import type { CalendarTerms } from '@croupier/contract/rewards/calendar/kind';
import { doorState } from '@croupier/domain/rewards/calendar';
import { dayOf, judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { findRewards, givenView, lootRowsView, rewardFor } from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { KIND, rowsOf, type CalendarParts } from './calendar-parts.ts';
import { listDoors } from './doors-store.ts';

interface Asked {
  /** Left out: the first that is on and for the player. */
  readonly code: string | undefined;
  readonly language: Language;
}

/** A calendar as its player sees it now; undefined where there is none for them. */
export async function showCalendar(
  parts: CalendarParts,
  { playerId, region }: SignedIn,
  { code, language }: Asked,
): Promise<Calendar | undefined> {
  const { programmes, brand, clock, db } = parts;
  const now = clock.now();
  const all = await programmes.inForce<CalendarTerms>(KIND, { region, brand, now });
  const player = all.length === 0 ? undefined : await findStanding(db, playerId, now);
  if (!player) return undefined;
  for (const calendar of all.filter(({ programme }) => code === undefined || programme.code === code)) {
    const rule = judgeStanding(player, { audience: calendar.programme.audience });
    if (rule?.rule === 'not_for_you' || !isGivableIn(calendar, region)) continue;
    const view = await calendarView(parts, { playerId, region, calendar, language, now });
    return { ...view, rule: rule ? offerRuleView(rule) : null };
  }
  return undefined;
}

/** Every door has to hold something in the money of the region: no day is one that a player cannot have. */
const isGivableIn = ({ programme: { terms } }: InForce<CalendarTerms>, region: RegionId): boolean =>
  terms.days.every(({ day }) =>
    rowsOf(terms, day)!.every(({ reward }) => rewardFor(reward, REGIONS[region].currency) !== undefined),
  );

interface Shown {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly calendar: InForce<CalendarTerms>;
  readonly language: Language;
  readonly now: Date;
}

type Texts = Readonly<Record<'title' | 'lead', string>> & {
  readonly terms: readonly string[];
  readonly teasers?: readonly string[];
};

async function calendarView(parts: CalendarParts, shown: Shown): Promise<Omit<Calendar, 'rule'>> {
  const { region, calendar, language, now } = shown;
  const { code, terms, texts, picture } = calendar.programme;
  const timeZone = REGION_TIME_ZONES[region];
  const words = texts[language] as Texts;
  return {
    ...{ code, name: words.title, lead: words.lead, picture, timeZone },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    ...{ from: terms.days[0]!.day, to: terms.days.at(-1)!.day, today: dayOf(now, timeZone) },
    missed: terms.missed,
    doors: await doorViews(parts, shown, words.teasers ?? []),
    loot: await lootView(parts, shown),
  };
}

async function doorViews(
  { db, offerOf }: CalendarParts,
  { playerId, region, calendar, language, now }: Shown,
  teasers: readonly string[],
): Promise<Door[]> {
  const { days, missed } = calendar.programme.terms;
  const today = dayOf(now, REGION_TIME_ZONES[region]);
  const reading = { currency: REGIONS[region].currency, language };
  const opened = await listDoors(db, { playerId, programmeId: calendar.id });
  const rewardOf = new Map(opened.map((door) => [door.day, door.rewardId]));
  const ids = [...rewardOf.values()].filter((id) => id !== null);
  const rewards = await findRewards(db, playerId, ids);
  return Promise.all(
    days.map(async ({ day, reward }, index): Promise<Door> => {
      const row = rewards.get(rewardOf.get(day) ?? '');
      return {
        ...{ day, state: doorState({ day, today, missed, isOpened: row !== undefined }) },
        ...{ teaser: teasers[index] ?? '', isDrawn: reward === undefined },
        given: (row && (await givenView(row, reading, offerOf))) ?? null,
      };
    }),
  );
}

async function lootView(
  parts: CalendarParts,
  { region, calendar, language }: Shown,
): Promise<Calendar['loot']> {
  const { id: programmeId, version, programme } = calendar;
  const { loot } = programme.terms;
  if (!loot) return null;
  const reading = { programmeId, currency: REGIONS[region].currency, language };
  const rows = await lootRowsView(parts, loot, reading);
  const totalWeight = loot.reduce((sum, { weight }) => sum + weight, 0);
  return rows ? { rows, totalWeight, version, hash: tableHash(loot) } : null;
}
