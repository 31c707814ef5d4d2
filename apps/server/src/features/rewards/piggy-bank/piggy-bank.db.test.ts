import { randomUUID } from 'node:crypto';
import { profile } from '@croupier/contract/people/players';
import { playRound, type Round } from '@croupier/contract/play/rounds';
import {
  breakPiggyBank,
  createPiggyBank,
  readPiggyBank,
  readPiggyConfig,
} from '@croupier/contract/rewards/piggy-bank';
import { PIGGY_BANK, type PiggyBankTerms } from '@croupier/contract/rewards/piggy-bank/kind';
import { DAY_MS, type Programme } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { changeIn } from '../programmes/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { stopFilling } from './break-piggy.ts';
import { listFilling, listOver } from './piggy-store.ts';

const seedKey = [Buffer.alloc(32, 7)] as const;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
});
afterAll(async () => {
  await untilFactsRead(site);
  const { checks } = await verifyBooks(site.owner);
  await site.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

/** A tenth of each stake, broken from 1.00 and full with 5.00. */
const TERMS: PiggyBankTerms = {
  ...{ shareMicro: 100_000, games: 'all', coolDownDays: 7 },
  minimum: { UAH: '100', EUR: '10' },
  maximum: { UAH: '500', EUR: '50' },
};

/** A programme for one player alone. */
const put = (
  { id }: Pick<TestPlayer, 'id'>,
  code: string,
  terms: Partial<PiggyBankTerms> = {},
  more: Partial<Programme> = {},
) =>
  publishNow(site.db, PIGGY_BANK, {
    ...{ code, place: 0, terms: { ...TERMS, ...terms } },
    audience: { regions: ['UA', 'EU'], players: { in: [String(id)] } },
    ...more,
  });
const rich = () => site.createPlayer({ balanceMinor: '1000000' });
const create = (player: TestPlayer) => player.call(createPiggyBank, { body: {} });
const read = (player: TestPlayer) => player.call(readPiggyBank, {});
const smash = (player: TestPlayer, id: string) => player.call(breakPiggyBank, { body: { id } });
const config = async (player: TestPlayer) => (await player.call(readPiggyConfig, { query: {} })).config;

async function stopAll(): Promise<void> {
  const over = await listOver(site.db, new Date());
  await stopFilling(site, (limit) => listFilling(site.db, over, limit));
}

/** A player with a piggy bank of their own, and its id. */
async function withPiggy(code: string, terms: Partial<PiggyBankTerms> = {}) {
  const player = await rich();
  await put(player, code, terms);
  return { player, id: (await create(player)).id! };
}

async function stake(player: TestPlayer, stakeMinor: string): Promise<Round> {
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor, kind: 'real' } as const;
  const round = await player.call(playRound, { body });
  await untilFactsRead(site);
  return round;
}

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(site.db, seedKey, { playerId: id, key });
  await untilFactsRead(site);
}

const change = (code: string, act: 'pause' | 'end' | 'withdraw') =>
  site.db.transaction((tx) =>
    changeIn(tx, { clock: createOffsetClock() }, { act, by: 'olena', kind: 'piggy-bank', code }),
  );
const realOf = async (player: TestPlayer) => BigInt((await player.call(profile, {})).mainBalance);

test('fills by a share of own stakes, and pays once what is inside', async () => {
  const { player, id } = await withPiggy('fills');
  expect(await read(player)).toMatchObject({ state: 'ACTIVE', id, amountMinor: '0', breakable: false });
  await stake(player, '500');
  expect(await read(player)).toMatchObject({ amountMinor: '50', breakable: false });
  await expect(smash(player, id)).rejects.toMatchObject({
    ...{ key: 'target_not_reached', details: { current: '50', target: '100' } },
  });
  await stake(player, '1000');
  expect((await player.call(profile, {})).piggyBalance).toBe('150');
  const before = await realOf(player);
  const broken = await smash(player, id);
  expect(broken).toMatchObject({
    ...{ state: 'BROKEN', id, amountMinor: '150', history: [{ id, amountMinor: '150', currency: 'UAH' }] },
  });
  expect(await realOf(player)).toBe(before + 150n);
  expect(await smash(player, id)).toEqual(broken);
  expect(await realOf(player)).toBe(before + 150n);
  expect((await player.call(profile, {})).piggyBalance).toBe('0');
});

test('counts nothing that was played before it was started, nor after it was broken', async () => {
  const player = await rich();
  await put(player, 'window');
  await stake(player, '5000');
  const { id } = await create(player);
  expect((await read(player)).amountMinor).toBe('0');
  await stake(player, '1000');
  await smash(player, id!);
  await stake(player, '1000');
  expect(await read(player)).toMatchObject({ state: 'BROKEN', amountMinor: '100' });
});

test('stops at the most it holds', async () => {
  const { player, id } = await withPiggy('full');
  await stake(player, '5000');
  await stake(player, '500');
  expect((await read(player)).amountMinor).toBe('500');
  expect((await smash(player, id)).amountMinor).toBe('500');
});

test('a voided round takes its share out while it is active, and nothing after', async () => {
  const { player, id } = await withPiggy('voids');
  const first = await stake(player, '1000');
  await stake(player, '1000');
  await voidIt(player, first.id);
  expect((await read(player)).amountMinor).toBe('100');
  const third = await stake(player, '500');
  expect((await smash(player, id)).amountMinor).toBe('150');
  await voidIt(player, third.id);
  expect((await read(player)).amountMinor).toBe('150');
});

test('starts one when two presses come at once, and pays one of two', async () => {
  const player = await rich();
  await put(player, 'twice');
  const atOnce = async <T>(press: () => Promise<T>): Promise<[T, T]> => {
    const pressed = await site.owner.transaction(async (tx) => {
      await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const both = [press(), press()] as const;
      await untilWaitingForLocks(site.owner, 2);
      return { both };
    });
    return Promise.all(pressed.both);
  };
  const [one, other] = await atOnce(() => create(player));
  expect(one.id).toBe(other.id);
  await stake(player, '1000');
  await stake(player, '1000');
  const before = await realOf(player);
  const broken = await atOnce(() => smash(player, one.id!));
  expect(broken.map(({ amountMinor }) => amountMinor)).toEqual(['200', '200']);
  expect(await realOf(player)).toBe(before + 200n);
});

test('the next one waits for its days, and says when it can be started', async () => {
  const { player, id } = await withPiggy('cool');
  await stake(player, '1000');
  const { nextAt, brokenDate } = await smash(player, id);
  expect(Date.parse(nextAt!) - Date.parse(brokenDate!)).toBe(7 * DAY_MS);
  await expect(create(player)).rejects.toMatchObject({ key: 'conflict', details: { againAt: nextAt } });
  await site.owner.query(
    `UPDATE piggy_bank SET broken_at = broken_at - interval '7 days' WHERE player_id = $1`,
    [player.id],
  );
  const next = await create(player);
  expect(next).toMatchObject({ state: 'ACTIVE', amountMinor: '0', nextAt: null, history: [{ id }] });
  expect(next.id).not.toBe(id);
});

test('keeps to the version that it was started under', async () => {
  const { player, id } = await withPiggy('terms');
  await stake(player, '1000');
  await publishNow(
    site.db,
    PIGGY_BANK,
    {
      ...{ code: 'terms', terms: { ...TERMS, shareMicro: 10, minimum: { UAH: '400', EUR: '40' } } },
      audience: { regions: ['UA', 'EU'], players: { in: [String(player.id)] } },
    },
    1,
  );
  expect(await config(player)).toMatchObject({ shareMicro: 100_000, minimumMinor: '100', version: 1 });
  expect((await smash(player, id)).amountMinor).toBe('100');
});

test('is owed once its programme is over, without a minimum, and fills no more', async () => {
  const { player, id } = await withPiggy('ended');
  await stake(player, '500');
  await change('ended', 'end');
  await stopAll();
  await stake(player, '500');
  expect(await read(player)).toMatchObject({ state: 'ACTIVE', amountMinor: '50', breakable: true });
  expect((await smash(player, id)).amountMinor).toBe('50');
  await expect(create(player)).rejects.toMatchObject({ key: 'not_found' });
});

test('is owed and fills no more once its version is withdrawn, also when the next one is on', async () => {
  const { player, id } = await withPiggy('withdrawn');
  await stake(player, '500');
  await change('withdrawn', 'withdraw');
  await publishNow(
    site.db,
    PIGGY_BANK,
    {
      ...{ code: 'withdrawn', place: 0, terms: TERMS },
      audience: { regions: ['UA', 'EU'], players: { in: [String(player.id)] } },
    },
    1,
  );
  await stopAll();
  await stake(player, '500');
  expect(await read(player)).toMatchObject({ state: 'ACTIVE', amountMinor: '50', breakable: true });
  expect((await smash(player, id)).amountMinor).toBe('50');
});

test('is kept while its programme is paused', async () => {
  const { player, id } = await withPiggy('paused');
  await stake(player, '1000');
  await change('paused', 'pause');
  expect(await read(player)).toMatchObject({ amountMinor: '100', breakable: false });
  await expect(smash(player, id)).rejects.toMatchObject({ key: 'offer_over', details: { why: 'paused' } });
});

test('is neither started nor broken on a break, and whose it is not has none', async () => {
  const { player, id } = await withPiggy('breaks');
  await stake(player, '1000');
  await expect(smash(await rich(), id)).rejects.toMatchObject({ key: 'not_found' });
  await site.owner.query(
    `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason)
VALUES ($1, 'break', now() + interval '1 day', now(), 'olena', 'Asked for it')`,
    [player.id],
  );
  await expect(smash(player, id)).rejects.toMatchObject({ key: 'user_cant_use_exception' });
  expect(await config(player)).toMatchObject({ rule: { rule: 'break' } });
  const stranger = await rich();
  await put(player, 'others');
  expect((await config(stranger))?.code).not.toBe('others');
});

test('the books find a piggy bank that paid something else', async () => {
  const { player, id } = await withPiggy('books');
  await stake(player, '1000');
  await smash(player, id);
  const paid = (amount: number) =>
    site.owner.query('UPDATE piggy_bank SET amount_minor = $2 WHERE player_id = $1', [player.id, amount]);
  const faults = async () =>
    (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);
  await paid(101);
  expect(await faults()).toEqual(['piggy-banks']);
  await paid(100);
  expect(await faults()).toEqual([]);
});
