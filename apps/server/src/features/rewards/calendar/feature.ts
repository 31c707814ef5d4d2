import * as contract from '@croupier/contract/rewards/calendar';
import { CALENDAR as CALENDAR_KIND } from '@croupier/contract/rewards/calendar/kind';
import { REGIONS } from '@croupier/domain/site/regions';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { findReward, givenView, type OfferOf } from '../rewards/feature.ts';
import { CALENDAR_BOOKS } from './calendar-books-store.ts';
import { domainOf, type CalendarParts } from './calendar-parts.ts';
import { showCalendar } from './calendar-view.ts';
import { listUnfinished } from './doors-store.ts';
import { finishDoor, openDoor } from './open-door.ts';
import { CALENDAR_PERSONAL } from './personal-store.ts';

export const CALENDAR = feature({
  name: 'calendar',
  level: 9,
  about: 'calendars of gifts: a door a day that players open',
  owns: ['calendar_door'],
  kinds: [CALENDAR_KIND],
  books: () => CALENDAR_BOOKS,
});

const LEFT_AFTER_MS = 60_000;
const UNFINISHED_AT_ONCE = 200;

/** Calendars: their doors, the opening of each, and the end of those that a process left half open. */
export function createCalendar(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module } {
  const parts: CalendarParts = { db, clock, brand: config.brand, programmes, fairness, offerOf };
  const apart = createEachApart({
    clock,
    failed: (about) => error('a door of a calendar could not be finished', about),
  });
  const finishAll = async (signal?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
    const rows = await listUnfinished(db, before, { resting: apart.resting(), limit: UNFINISHED_AT_ONCE });
    await apart.each(
      rows,
      // A player has one that is being opened.
      ({ playerId }) => String(playerId),
      async (row) => void (await finishDoor(parts, row)),
      signal,
    );
  };
  return {
    module: {
      name: 'calendar',
      personal: CALENDAR_PERSONAL,
      routes: (http) => routes(http, parts),
      jobs: [{ name: 'calendar-finish', everyMs: 30_000, timeoutMs: 60_000, run: finishAll }],
    },
  };
}

function routes(http: Http, parts: CalendarParts): void {
  http.handle(contract.showCalendar, async ({ player, input: { query } }) => {
    const asked = { code: query.code, language: query.language ?? player.language };
    return { calendar: (await showCalendar(parts, player, asked)) ?? null };
  });
  http.handle(contract.getPresent, async ({ player, input: { query } }) => {
    const { code } = query;
    const language = query.language ?? player.language;
    const door = await openDoor(parts, player, query);
    if (isRefusal(door)) return door;
    const { playerId, seedPair, nonce } = door;
    const reward = await findReward(parts.db, playerId, door.rewardId!);
    const reading = { currency: REGIONS[player.region].currency, language };
    const given = await givenView(reward!, reading, parts.offerOf);
    // The bonus that was behind it is offered nowhere any more: what it gave stands in the list of rewards.
    if (!given) return refuse('offer_over', { why: 'ended' });
    const calendar = (await showCalendar(parts, player, { code, language })) ?? null;
    if (seedPair === null || nonce === null) return { given, proof: null, calendar };
    const key = { playerId, seedPair, nonce, domain: domainOf(code) };
    return { given, proof: (await parts.fairness.findDraw(parts.db, key))!.proof, calendar };
  });
}
