import { randomUUID } from 'node:crypto';
import { profile } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import {
  openBonusPromotion,
  showBonusPromotion,
  shownRandomBonus,
} from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION, type RandomBonusTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { testClock } from '@croupier/contract/site/test-data';
import { momentsOn } from '@croupier/domain/rewards/bonus-promotions';
import { addDays, dayOf, hoursOn, type Programme } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createDrawMoment } from './shown-moment.ts';

const seedKey = [Buffer.alloc(32, 9)] as const;
let site: TestApp;
beforeAll(async () => {
  // What is published is there with the next call.
  site = await startTestApp({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
});
afterEach(() => setClock(0));
afterAll(async () => {
  const { checks } = await verifyBooks(site.owner);
  await site.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

const setClock = (offsetMs: number) => site.call(testClock, { body: { offsetMs } });
/** It is always shown: in each hour of the day, for all of the hour. */
const ALWAYS: RandomBonusTerms = {
  ...{ as: 'randomBonuses', icon: 'gift', perDay: 24, shownSeconds: 3_600, logoPosition: 'right-bottom' },
  loot: [{ weight: 1, reward: { kind: 'points', points: 5 } }],
};
type More = Partial<Programme> & { readonly basedOn?: number };

/** For one player alone. */
const put = (
  { id }: TestPlayer,
  code: string,
  terms: Partial<RandomBonusTerms> = {},
  { basedOn = 0, ...more }: More = {},
) => {
  const audience = { regions: ['UA', 'EU', 'KZ', 'SL', 'RC'], players: { in: [String(id)] } } as const;
  const wanted = { code, terms: { ...ALWAYS, ...terms }, audience, ...more };
  return publishNow(site.db, BONUS_PROMOTION, wanted, basedOn);
};
const open = (player: TestPlayer, code: string, key: string = randomUUID()) =>
  player.call(openBonusPromotion, { body: { key, code } });
const shown = (player: TestPlayer) => player.call(shownRandomBonus, { query: {} });
const onProfile = async (player: TestPlayer) =>
  (await player.call(profile, {})).bonusPromotions.randomBonuses;

async function bothAtOnce<T>(
  { id }: TestPlayer,
  both: () => Promise<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const begun = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [id]);
    const opening = Promise.allSettled(both());
    await untilWaitingForLocks(site.owner, 2);
    return { opening };
  });
  return begun.opening;
}

/** Once a day, for two minutes. @returns the moment of tomorrow */
async function rarely(player: TestPlayer, code: string) {
  const terms = { ...ALWAYS, perDay: 1, shownSeconds: 120 };
  await put(player, code, terms);
  const [programme] = await site.db.query<{ id: bigint }>('SELECT id FROM programme WHERE code = $1', [code]);
  const schedule = { from: '2026-01-01T00:00', zone: 'region' } as const;
  const day = addDays(dayOf(new Date(), REGION_TIME_ZONES.UA), 1);
  const drawMoment = createDrawMoment({ seedKey });
  const of = { playerId: player.id, programmeId: programme!.id, day };
  return momentsOn(hoursOn(schedule, 'UA', day)!, terms, (part) => drawMoment({ ...of, part }))[0]!;
}
const setTo = (at: Date, moreMs = 0) => setClock(at.getTime() - Date.now() + moreMs);

test('is shown between two instants and neither before nor after them, and opened once by key', async () => {
  const newcomer = await site.createPlayer();
  const { from, until } = await rarely(newcomer, 'rare');
  await setTo(from, -5_000);
  const player = await site.signIn(newcomer);
  expect(await shown(player)).toEqual({ promotion: null, askAgainSeconds: 60 });
  expect(await onProfile(player)).toBeNull();
  await expect(open(player, 'rare')).rejects.toMatchObject({ key: 'no_attempts' });
  await setTo(from, 1_000);
  const shownUntil = until.toISOString();
  expect(await onProfile(player)).toEqual({
    ...{ icon: 'gift', code: 'rare', logoPosition: 'right-bottom', shownUntil },
  });
  expect(await shown(player)).toMatchObject({
    promotion: { kind: 'randomBonuses', attempts: 1, shownUntil, loot: { totalWeight: 1 } },
  });
  const key = randomUUID();
  const first = await open(player, 'rare', key);
  expect(first).toMatchObject({
    given: { reward: { kind: 'points', points: 5 }, source: 'bonus-promotion' },
    proof: { domain: 'loot-rare', drawnPlace: 0 },
    promotion: { attempts: 0, shownUntil: null },
  });
  expect(await onProfile(player)).toBeNull();
  expect((await shown(player)).promotion).toBeNull();
  await expect(open(player, 'rare')).rejects.toMatchObject({ key: 'no_attempts' });
  // The key answers what it opened, also when the moment is long over.
  await setTo(until, 60_000);
  expect((await open(player, 'rare', key)).given).toEqual(first.given);
});

test('takes a press that was on its way when its time was over, and none after that', async () => {
  const [quick, slow] = [await site.createPlayer(), await site.createPlayer()];
  const one = await rarely(quick, 'quick');
  await setTo(one.until, 1_000);
  const soon = await site.signIn(quick);
  expect((await shown(soon)).promotion).toBeNull();
  expect((await open(soon, 'quick')).given.reward).toEqual({ kind: 'points', points: 5 });
  await setClock(0);
  const other = await rarely(slow, 'slow');
  await setTo(other.until, 30_000);
  await expect(open(await site.signIn(slow), 'slow')).rejects.toMatchObject({ key: 'no_attempts' });
});

test('is shown at the same moment whatever is staked and lost before it', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  const { from, until } = await rarely(player, 'fixed');
  const body = { game: 'sunny-orchard', stakeMinor: '200', kind: 'real' } as const;
  for (let rounds = 0; rounds < 5; rounds += 1)
    await player.call(playRound, { body: { key: randomUUID(), ...body } });
  await setTo(from, 1_000);
  expect((await onProfile(await site.signIn(player)))?.shownUntil).toBe(until.toISOString());
});

test('draws moments evenly over the day, for each player, programme, day and part apart', () => {
  const drawMoment = createDrawMoment({ seedKey });
  const of = { programmeId: 3n, day: '2026-12-01', part: 0 };
  const drawn = Array.from({ length: 4_000 }, (_, id) => drawMoment({ ...of, playerId: BigInt(id) }));
  const quarters = [0, 1, 2, 3].map((quarter) => drawn.filter((at) => Math.floor(at * 4) === quarter).length);
  // Sure but for once in millions of keys; and this key is always the same.
  for (const count of quarters) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  const one = { ...of, playerId: 1n };
  const others = [{ programmeId: 4n }, { day: '2026-12-02' }, { part: 1 }].map((other) =>
    drawMoment({ ...one, ...other }),
  );
  expect(new Set([drawMoment(one), ...others]).size).toBe(4);
  expect(createDrawMoment({ seedKey: [Buffer.alloc(32, 8)] })(one)).not.toBe(drawMoment(one));
});

test('is not shown on a break, and cannot be opened on one', async () => {
  const player = await site.createPlayer();
  await put(player, 'pause');
  expect(await onProfile(player)).not.toBeNull();
  await site.owner.query(
    `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason) VALUES ($1, 'break', now() + interval '1 day', now(), 'olena', 'Asked for it')`,
    [player.id],
  );
  expect(await onProfile(player)).toBeNull();
  expect((await shown(player)).promotion).toBeNull();
  await expect(open(player, 'pause')).rejects.toMatchObject({ details: { rule: 'break' } });
});

test('draws once when one key comes twice at once, and opens one moment once for two keys', async () => {
  const [one, other] = [await site.createPlayer(), await site.createPlayer()];
  await put(one, 'twice');
  const key = randomUUID();
  const same = await bothAtOnce(one, () => [open(one, 'twice', key), open(one, 'twice', key)]);
  expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await put(other, 'race');
  const race = await bothAtOnce(other, () => [open(other, 'race'), open(other, 'race')]);
  expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const { id } of [one, other])
    expect(await site.db.query('SELECT FROM loot_draw WHERE player_id = $1', [id])).toHaveLength(1);
});

test('shows the one of the lowest place, and is there for nobody else', async () => {
  const [player, stranger] = [await site.createPlayer(), await site.createPlayer()];
  await put(player, 'second', {}, { place: 2 });
  await put(player, 'first', {}, { place: 1 });
  expect(await onProfile(player)).toMatchObject({ code: 'first' });
  await expect(open(player, 'second')).rejects.toMatchObject({ key: 'no_attempts' });
  expect(await onProfile(stranger)).toBeNull();
  await expect(open(stranger, 'first')).rejects.toMatchObject({ details: { rule: 'not_for_you' } });
  const asked = { body: { kind: 'randomBonuses' } } as const;
  await expect(stranger.call(showBonusPromotion, asked)).rejects.toMatchObject({ key: 'not_found' });
});

test('stays opened for its moment under another version', async () => {
  const player = await site.createPlayer();
  await put(player, 'versions');
  await open(player, 'versions');
  const loot = [{ weight: 1, reward: { kind: 'points', points: 9 } }] as const;
  await put(player, 'versions', { loot: [...loot] }, { basedOn: 1 });
  expect(await onProfile(player)).toBeNull();
  await expect(open(player, 'versions')).rejects.toMatchObject({ key: 'no_attempts' });
});

test('publishing refuses moments that have no room beside each other in the hours of a day', async () => {
  const player = await site.createPlayer();
  const schedule = { from: '2026-01-01T00:00', zone: 'region', hours: { fromMinute: 600, toMinute: 660 } };
  await expect(put(player, 'narrow', { perDay: 2 }, { schedule })).rejects.toThrow(
    /terms\/shownSeconds: many 1800/,
  );
});
