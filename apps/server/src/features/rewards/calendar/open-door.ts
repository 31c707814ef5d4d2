import type { getPresent as operation } from '@croupier/contract/rewards/calendar';
import type { CalendarTerms } from '@croupier/contract/rewards/calendar/kind';
import type { LootTable } from '@croupier/contract/rewards/programmes';
import { doorState, priceOf } from '@croupier/domain/rewards/calendar';
import { dayOf } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { movePoints } from '../points/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { claimDrawn, give, holdClaims, isOverGivingCaps, rewardFor, rewardId } from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { domainOf, KIND, rowsOf, type CalendarParts } from './calendar-parts.ts';
import { findBegun, findDoor, insertDoor, setGiven, type DoorRow } from './doors-store.ts';

type Refusal = Refused<typeof operation>;

interface Asked {
  readonly code: string;
  readonly day: string;
}

/**
 * Opens a door, once a calendar and day: whoever asks again finds what was behind it. What is given is drawn and kept first, then claimed
 * and given; between the two nothing is lost, for whoever asks again, or the job, goes on from there. A player opens one door at a time:
 * another one that was begun is finished first, so that what it gives counts for the house's caps.
 */
export async function openDoor(
  parts: CalendarParts,
  player: SignedIn,
  { code, day }: Asked,
): Promise<DoorRow | Refusal> {
  for (;;) {
    const begun = await parts.db.transaction((tx) => begin(parts, tx, player, { code, day }));
    if (isRefusal(begun) || begun.rewardId !== null) return begun;
    const opened = await finishDoor(parts, begun);
    if (opened.code === code && opened.day === day) return opened;
  }
}

/** @returns the door as it is being opened or was opened, or another one that is being opened */
async function begin(
  parts: CalendarParts,
  tx: Tx,
  player: SignedIn,
  { code, day }: Asked,
): Promise<DoorRow | Refusal> {
  const { programmes, brand, clock, fairness } = parts;
  const { playerId, region } = player;
  // Of two presses at once the second finds what the first has begun.
  await lockPlayer(tx, playerId);
  const now = clock.now();
  const found = await programmes.find<CalendarTerms>(KIND, code, { now, through: tx });
  if (!found) return refuse('not_found');
  const known = await findDoor(tx, { playerId, programmeId: found.id, day });
  if (known) return known;
  const other = await findBegun(tx, playerId);
  if (other) return other;
  if (found.over) return refuse('offer_over', { why: found.over });
  const all = await programmes.inForce<CalendarTerms>(KIND, { region, brand, now, through: tx });
  const calendar = all.find(({ programme }) => programme.code === code);
  const rows = calendar && rowsOf(calendar.programme.terms, day);
  const { currency } = REGIONS[region];
  const rewards = rows?.map(({ reward }) => rewardFor(reward, currency));
  if (!calendar || !rows || !rewards?.every((reward) => reward !== undefined)) return refuse('not_found');
  const against = await refusalOf(tx, player, { calendar, day, rewards, now });
  if (against) return against;
  const { id: programmeId, version } = calendar;
  const price = await takePrice(parts, tx, player, { calendar, day, now });
  if (isRefusal(price)) return price;
  const of = { playerId, domain: domainOf(code), programmeId, version, rows };
  const drawn =
    rows.length > 1
      ? await fairness.drawLoot(tx, of)
      : { drawnPlace: 0, key: { seedPair: null, nonce: null } };
  const { seedPair, nonce } = drawn.key;
  const door = {
    ...{ playerId, programmeId, version, code, day, currency, price, begunAt: now },
    ...{ drawnPlace: drawn.drawnPlace, seedPair, nonce },
  };
  await insertDoor(tx, door);
  return { ...door, rewardId: null };
}

interface Judged {
  readonly calendar: InForce<CalendarTerms>;
  readonly day: string;
  readonly now: Date;
}

async function refusalOf(
  tx: Tx,
  { playerId, region }: SignedIn,
  { calendar, day, rewards, now }: Judged & { rewards: readonly PlainReward[] },
): Promise<Refusal | undefined> {
  const { audience, terms } = calendar.programme;
  const rule = await standingOf(tx, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  const today = dayOf(now, REGION_TIME_ZONES[region]);
  const state = doorState({ day, today, missed: terms.missed, isOpened: false });
  if (state === 'LOCKED') return refuse('conflict');
  if (state === 'MISSED' && priceOf(terms.missed) === undefined)
    return refuse('offer_over', { why: 'ended' });
  // What is drawn is given: it must not matter which row it is, so every one of them has to fit.
  const isOver = await isOverGivingCaps(tx, { playerId, region, now }, rewards);
  return isOver ? refuse('offer_over', { why: 'mine_used' }) : undefined;
}

/** Takes the price of a day that has passed, before anything is drawn. @returns what was paid; null where nothing is due */
async function takePrice(
  { fairness }: CalendarParts,
  tx: Tx,
  { playerId, region }: SignedIn,
  { calendar, day, now }: Judged,
): Promise<number | null | Refusal> {
  const { code, terms } = calendar.programme;
  const isPast = day < dayOf(now, REGION_TIME_ZONES[region]);
  const price = isPast ? priceOf(terms.missed) : undefined;
  if (price === undefined) return null;
  // The seat is locked before the book of points, as everywhere: the draw comes after it.
  await fairness.lockSeat(tx, playerId);
  const spent = { way: 'spent', points: price, source: KIND, code, reference: day } as const;
  const paid = await movePoints(tx, { playerId, ...spent, now });
  return paid.status === 'insufficient_points'
    ? refuse('insufficient_points', { points: paid.left, price })
    : price;
}

/** Gives what is behind a door that was begun, or the fallback of its row, once. */
export async function finishDoor(parts: CalendarParts, door: DoorRow): Promise<DoorRow> {
  const { db, clock, fairness } = parts;
  const { playerId, programmeId, code, day, version, drawnPlace, currency, seedPair, nonce } = door;
  crashPoint('door.begun');
  const under = await parts.programmes.versionOf<CalendarTerms>(programmeId, version);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  const rows = rowsOf(under.programme.terms, day) as LootTable;
  const now = clock.now();
  const name = { playerId, source: KIND, code, reference: day } as const;
  const drawn = { playerId, version: under, id: rewardId(name), rows, drawnPlace, currency };
  const { place, claimed } = await claimDrawn(db, drawn, now);
  crashPoint('door.claimed');
  const opened = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await holdClaims(tx, claimed);
    const { row } = await give(tx, {
      ...{ ...name, reward: claimed.reward, now },
      programme: { id: programmeId, version, campaign: under.programme.campaign },
    });
    if ((await setGiven(tx, door, row.id)) && seedPair !== null && nonce !== null) {
      const key = { playerId, seedPair, domain: domainOf(code), nonce };
      await fairness.settleDraw(tx, { key, givenPlace: place, rewardId: row.id });
    }
    crashPoint('door.before-commit');
    return { ...door, rewardId: row.id };
  });
  crashPoint('door.after-commit');
  return opened;
}
