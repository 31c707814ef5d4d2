import { getPresent, showCalendar } from '@croupier/contract/rewards/calendar';
import { CALENDAR, type CalendarTerms } from '@croupier/contract/rewards/calendar/kind';
import { testTape } from '@croupier/contract/site/test-data';
import { addDays, dayOf, type Programme } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { openDoor } from './open-door.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';

/** The day in Kyiv, so many days from now. */
export const dayFromNow = (days: number): string => addDays(dayOf(new Date(), REGION_TIME_ZONES.UA), days);

const points = (count: number) => ({ kind: 'points', points: count }) as const;

/** Yesterday and tomorrow have gifts of their own; today is drawn for: mostly few points, and one time in four many, of which there is one. */
export const termsNow = (): CalendarTerms => ({
  days: [
    { day: dayFromNow(-1), reward: points(3) },
    { day: dayFromNow(0) },
    { day: dayFromNow(1), reward: points(4) },
  ],
  loot: [
    { weight: 3, reward: points(5) },
    { weight: 1, reward: points(50), stock: 1, fallback: 0 },
  ],
  missed: 'lost',
});

export function calendarsOf(site: TestApp, seedKey: KeyRing = [randomBytes(32)]) {
  const rows = (table: string, { id }: TestPlayer) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  return {
    put: (code: string, terms: Partial<CalendarTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) =>
      publishNow(site.db, CALENDAR, { code, terms: { ...termsNow(), ...terms }, ...more }, basedOn),
    show: async (player: TestPlayer, code: string) =>
      (await player.call(showCalendar, { query: { code } })).calendar,
    open: (player: TestPlayer, code: string, day = dayFromNow(0)) =>
      player.call(getPresent, { query: { code, day }, body: {} }),
    /** Opens a door as if it were an instant, and as a player of a region; answers what came of it in a word. */
    openAt: async (
      { id }: TestPlayer,
      instant: string,
      { code, day, region = 'UA' }: { code: string; day: string; region?: RegionId },
    ) => {
      const { db } = site;
      const clock = { now: () => new Date(instant) };
      const parts = {
        ...{ db, clock, brand: 'rino' as const, offerOf: async () => undefined },
        programmes: createReadProgrammes({ db, clock, memoryMs: 0 }),
        fairness: createFairness({ db, clock, config: { seedKey } }),
      };
      const player = { playerId: id, region } as unknown as SignedIn;
      const door = await openDoor(parts, player, { code, day });
      return isRefusal(door) ? door.refused : door.day;
    },
    /** The next draw of a player comes to this place of all weights. */
    force: ({ id }: TestPlayer, code: string, result: number) =>
      site.call(testTape, { body: { playerId: String(id), game: `calendar-${code}`, rounds: [[result]] } }),
    rows,
    rewards: (player: TestPlayer) => rows('reward', player),
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
