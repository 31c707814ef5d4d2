import { profile } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendFacts } from '../../../platform/outbox.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import {
  createAuditLinks,
  createRecordAct,
  HOUSE_COMMAND,
  type RecordAct,
} from '../../office/audit/feature.ts';
import { blockAccounts, type AccountDesk } from './block-accounts.ts';
import { liftBlocks } from './lift-blocks.ts';

const DAY_MS = 86_400_000;

let site: TestApp;
let record: RecordAct;
let nowMs = Date.now();
const clock = { now: () => new Date(nowMs) };
let desk: AccountDesk;
beforeAll(async () => {
  site = await startTestApp({ SEED_KEY: '7'.repeat(64) });
  record = createRecordAct({ clock, ...createAuditLinks([Buffer.from('7'.repeat(64), 'hex')]) });
  desk = blockAccounts(site.db, clock.now, (tx, act) => record(tx, HOUSE_COMMAND, act));
});
afterAll(() => site.close());

const failures: unknown[] = [];
const lift = (recordAct = record) =>
  liftBlocks(
    { db: site.db, clock, error: (_message, about) => void failures.push(about) },
    { record: recordAct },
  ).run(new AbortController().signal);
const stake = (player: TestPlayer) =>
  keyOf(
    player.call(playRound, {
      body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' },
    }),
  );
const logOf = (player: TestPlayer) =>
  site.owner.query(
    `SELECT act, operator, reason FROM audit_entry WHERE subject_kind = 'player' AND subject_id = $1 ORDER BY position`,
    [String(player.id)],
  );

test('a block for some days holds until its term and is lifted then, by nobody', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  const forGood = await site.createPlayer();
  await desk.block(player.id, 'a week to think', 7);
  await desk.block(forGood.id, 'documents were forged');
  nowMs += 7 * DAY_MS - 1;
  await lift();
  expect(await stake(player)).toBe('423 account_blocked');
  nowMs += 1;
  await Promise.all([lift(), lift()]);
  const again = await site.signIn(player);
  expect([await keyOf(again.call(profile, {})), await stake(again)]).toEqual(['answered', 'answered']);
  expect(await keyOf(forGood.call(profile, {}))).toBe('423 account_blocked');
  expect(await logOf(player)).toEqual([
    { act: 'block.player', operator: HOUSE_COMMAND.name, reason: 'a week to think' },
    { act: 'unblock.player', operator: 'term', reason: null },
  ]);
  expect(failures).toEqual([]);
});

test('a block that was lifted and set anew meanwhile is not lifted by the old term', async () => {
  const player = await site.createPlayer();
  await desk.block(player.id, 'for a day', 1);
  await desk.unblock(player.id);
  await desk.block(player.id, 'for good');
  nowMs += 2 * DAY_MS;
  await lift();
  expect(await keyOf(player.call(profile, {}))).toBe('423 account_blocked');
});

const termOf = async ({ id }: TestPlayer) =>
  (await desk.blocked()).find(({ playerId }) => playerId === id)?.until;

test('a block for good takes the place of one for a time, also at once with it, and no term opens the account', async () => {
  const players = await Promise.all([1, 2, 3].map(() => site.createPlayer()));
  const [first, second, both] = players as [TestPlayer, TestPlayer, TestPlayer];
  await desk.block(first.id, 'for a day', 1);
  expect(await desk.block(first.id, 'for good')).toBeUndefined();
  await desk.block(second.id, 'for good');
  expect(await desk.block(second.id, 'for good, again')).toMatch(/blocked already/);
  expect(await desk.block(second.id, 'for a day', 1)).toMatch(/blocked already/);
  await Promise.all([desk.block(both.id, 'for a day', 1), desk.block(both.id, 'for good')]);
  nowMs += 2 * DAY_MS;
  await lift();
  for (const player of players) {
    expect(await termOf(player)).toBeNull();
    expect(await keyOf(player.call(profile, {}))).toBe('423 account_blocked');
  }
});

test('who turns out to be too young stays out for good, although they were blocked for a time', async () => {
  const player = await site.createPlayer();
  await desk.block(player.id, 'for a day', 1);
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'account.under-age', payload: {} }]),
  );
  await expect.poll(() => termOf(player), { timeout: 15_000 }).toBeNull();
});

test('what cannot be written into the log is not done, and holds up no other', async () => {
  const [first, second] = [await site.createPlayer(), await site.createPlayer()];
  await desk.block(first.id, 'for a day', 1);
  nowMs += 1;
  await desk.block(second.id, 'for a day', 1);
  nowMs += 2 * DAY_MS;
  await lift(async (tx, actor, act) => {
    if (act.subject[1] === String(first.id)) throw new Error('forced');
    await record(tx, actor, act);
  });
  expect(await keyOf(first.call(profile, {}))).toBe('423 account_blocked');
  expect(await keyOf(second.call(profile, {}))).toBe('answered');
  expect(failures).toMatchObject([{ row: String(first.id) }]);
});

test('a term is a whole number of days, ten years at most', async () => {
  const { id } = await site.createPlayer();
  for (const days of [0, -1, 1.5, 3_651, Number.NaN])
    expect([days, await desk.block(id, 'for a time', days)]).toEqual([days, expect.stringContaining('days')]);
});
