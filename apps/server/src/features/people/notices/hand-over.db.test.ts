import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { setHouseBreak } from '../house-rules/feature.ts';
import { blockAccount } from '../blocks/feature.ts';
import { chooseWays } from './choose-ways.ts';
import { listDue } from './deliveries-store.ts';
import { handOver, handOverDue } from './hand-over.ts';
import { listNotices } from './list-notices.ts';
import { startNoticesHouse, type NoticesHouse } from './notices.fixture.ts';
import { resendNotice } from './resend-notice.ts';
import { unsubscribe } from './unsubscribe.ts';

let house: NoticesHouse;
let player: TestPlayer;
const NOON = new Date('2026-06-10T09:00:00Z');
const PAID = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'PAID',
  currency: 'UAH',
  amountMinor: '5000',
} as const;
const GIVEN = { id: PAID.id, currency: 'UAH', amountMinor: '100' } as const;

beforeAll(async () => {
  house = await startNoticesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setNow(NOON);
  player = await house.app.createPlayer();
});

const write = (...facts: ReturnType<NoticesHouse['fact']>[]) =>
  house.app.db.transaction((tx) => house.read(tx, facts));
const send = () => handOverDue(house.parts, new AbortController().signal);
const letters = () => house.lettersTo(player.username);
const wants = (category: 'money' | 'offers', isOn: boolean) =>
  chooseWays(house.parts, player.id, { ways: [{ category, channel: 'email', isOn }] });
const shown = async () => {
  const page = await listNotices(house.parts, player.id, {});
  if ('refused' in page) throw new Error(page.refused);
  return page;
};

test('a fact that two read at once makes one notice, told once, and one letter', async () => {
  const fact = house.fact(player.id, 'pay-in.changed', PAID);
  let second: Promise<unknown> | undefined;
  const told = await house.app.db.transaction(async (tx) => {
    const first = await house.read(tx, [fact]);
    second = write(fact);
    await untilWaitingForLocks(house.app.owner, 1);
    return first;
  });
  expect(told).toMatchObject([
    {
      playerId: player.id,
      message: { name: 'notice', data: { kind: 'deposit-paid', is: 'new', unseen: 1 } },
    },
  ]);
  expect(await second).toEqual([]);
  await send();
  await send();
  expect(await letters()).toHaveLength(1);
  expect(await house.states(player.id)).toEqual({
    email: 'handed',
    push: 'left-out: not-reachable',
    telegram: 'left-out: not-reachable',
  });
});

test('what fails between the letter and the commit leaves no letter, holds up nobody, and is sent later, once', async () => {
  const other = await house.app.createPlayer();
  await write(
    house.fact(player.id, 'account.password-changed', {}),
    house.fact(other.id, 'account.password-changed', {}),
  );
  house.onNextLetter(() => Promise.reject(new Error('the process is gone')));
  await send();
  const sent = [(await letters()).length, (await house.lettersTo(other.username)).length];
  expect(sent.sort()).toEqual([0, 1]);
  house.setNow(new Date(NOON.getTime() + 59_000));
  await send();
  expect([...(await letters()), ...(await house.lettersTo(other.username))]).toHaveLength(1);
  house.setNow(new Date(NOON.getTime() + 60_000));
  await send();
  expect([(await letters()).length, (await house.lettersTo(other.username)).length]).toEqual([1, 1]);
});

test('of two who send at once the second finds it in hand', async () => {
  await write(house.fact(player.id, 'pay-in.changed', PAID));
  const due = await listDue(house.app.db, { now: NOON, limit: 100 });
  const email = due.find((one) => one.playerId === player.id && one.channel === 'email')!;
  house.onNextLetter(async () => {
    // The first has it in hand: the second goes on at once, and waits for nobody.
    await handOver(house.parts, email);
    expect(await house.states(player.id)).toMatchObject({ email: 'waiting' });
  });
  await handOver(house.parts, email);
  await handOver(house.parts, email);
  expect(await letters()).toHaveLength(1);
});

test('what invites is sent to nobody who takes a break, or is blocked, between its writing and its sending', async () => {
  await wants('offers', true);
  await write(house.fact(player.id, 'bonus.given', GIVEN));
  expect((await shown()).notices.map(({ kind }) => kind)).toEqual(['bonus-given']);
  const until = new Date(NOON.getTime() + 86_400_000);
  const set = { by: 'test', reason: 'a test', now: NOON };
  await house.app.db.transaction((tx) => setHouseBreak(tx, { playerId: player.id, until }, set));
  await send();
  expect(await house.states(player.id)).toMatchObject({ email: 'left-out: break', push: 'left-out: break' });
  expect(await letters()).toEqual([]);
  expect(await shown()).toMatchObject({ notices: [], unseen: 0 });
  // Nor is it told of while the break is on; afterwards it is there.
  expect(await write(house.fact(player.id, 'bonus.given', GIVEN))).toEqual([]);
  house.setNow(new Date(until.getTime() + 1));
  expect(await shown()).toMatchObject({ unseen: 2 });

  const other = await house.app.createPlayer();
  await chooseWays(house.parts, other.id, { ways: [{ category: 'offers', channel: 'email', isOn: true }] });
  await write(house.fact(other.id, 'bonus.given', GIVEN));
  const block = { playerId: other.id, reason: 'a test', since: NOON, until: null };
  await house.app.db.transaction((tx) => blockAccount(tx, block));
  await send();
  expect(await house.states(other.id)).toMatchObject({ email: 'left-out: blocked' });
});

test.each(['break', 'exclusion'] as const)('nor to who takes no part by their own %s', async (rule) => {
  const other = await house.app.createPlayer();
  await chooseWays(house.parts, other.id, { ways: [{ category: 'offers', channel: 'email', isOn: true }] });
  await write(house.fact(other.id, 'bonus.given', GIVEN));
  const plant = 'INSERT INTO play_rule (player_id, rule, from_at) VALUES ($1, $2, $3)';
  await house.app.owner.query(plant, [other.id, rule, NOON]);
  await send();
  expect(await house.states(other.id)).toMatchObject({ email: 'left-out: break' });
});

test('a letter waiting for the morning is not sent to who was set a break in the night', async () => {
  const night = new Date('2026-06-10T22:00:00Z');
  house.setNow(night);
  await chooseWays(house.parts, player.id, {
    ways: [{ category: 'offers', channel: 'email', isOn: true }],
    quietHours: { fromMinute: 1_380, toMinute: 480 },
  });
  await write(house.fact(player.id, 'bonus.given', GIVEN));
  await send();
  expect(await house.states(player.id)).toMatchObject({ email: 'waiting' });
  const until = new Date(night.getTime() + 86_400_000);
  await house.app.db.transaction((tx) =>
    setHouseBreak(tx, { playerId: player.id, until }, { by: 'test', reason: 'a test', now: night }),
  );
  house.setNow(new Date('2026-06-11T05:00:00Z'));
  await send();
  expect(await house.states(player.id)).toMatchObject({ email: 'left-out: break' });
  expect(await letters()).toEqual([]);
});

test.each([
  ['the region they are in', 'age_confirmed = 17'],
  ['the place where they live', `age_confirmed = 18, region = 'SL', residence = 'UA'`],
])(
  'an under-age player is invited to nothing: %s asks for more years than they confirmed',
  async (_, set) => {
    await wants('offers', true);
    await house.app.owner.query(`UPDATE player SET ${set} WHERE id = $1`, [player.id]);
    expect(await write(house.fact(player.id, 'bonus.given', GIVEN))).toEqual([]);
    await send();
    expect(await house.states(player.id)).toMatchObject({ email: 'left-out: under-age' });
  },
);

test('one press in a letter ends its like, also those that wait; what keeps an account safe goes on', async () => {
  await write(house.fact(player.id, 'pay-in.changed', PAID));
  await send();
  const [row] = await house.app.owner.query<{ unsubscribe: string; body: string }>(
    'SELECT unsubscribe, body FROM letter WHERE recipient = $1',
    [player.username],
  );
  const { origin, pathname, searchParams } = new URL(row!.unsubscribe);
  expect(`${origin}${pathname}`).toBe('https://casino.example/api/notices/unsubscribe');
  const token = searchParams.get('token')!;
  // The page's link has it behind `#`.
  expect(row!.body).toContain(`/unsubscribe#${token}`);
  await write(
    house.fact(player.id, 'pay-in.changed', PAID),
    house.fact(player.id, 'account.password-changed', {}),
  );
  expect(await unsubscribe(house.parts, token)).toEqual({ category: 'money' });
  expect(await unsubscribe(house.parts, token)).toEqual({ category: 'money' });
  await send();
  expect((await letters()).map((body) => body.split(' ')[0])).toEqual(['deposit-paid', 'password-changed']);
  const safe = await house.app.owner.query(
    `SELECT unsubscribe FROM letter WHERE recipient = $1 AND subject LIKE 'password-changed%'`,
    [player.username],
  );
  expect(safe).toEqual([{ unsubscribe: null }]);
});

test('a night whose clocks go forward ends at the hour that was chosen', async () => {
  house.setNow(new Date('2026-03-28T22:00:00Z'));
  await chooseWays(house.parts, player.id, {
    ways: [{ category: 'offers', channel: 'email', isOn: true }],
    quietHours: { fromMinute: 1_380, toMinute: 480 },
  });
  await write(house.fact(player.id, 'bonus.given', GIVEN));
  await send();
  for (const [now, sent] of [
    ['2026-03-29T04:59:59Z', 0],
    ['2026-03-29T05:00:00Z', 1],
  ] as const) {
    house.setNow(new Date(now));
    await send();
    expect(await letters()).toHaveLength(sent);
  }
});

test('what nobody could send for two days is not sent any more, and stays on the site', async () => {
  await write(house.fact(player.id, 'pay-in.changed', PAID));
  house.setNow(new Date(NOON.getTime() + 2 * 86_400_000 + 1));
  await send();
  expect(await house.states(player.id)).toMatchObject({ email: 'left-out: too-late' });
  expect((await shown()).notices).toHaveLength(1);
});

test('an address that nobody has answered is written to by no notice: it may be a stranger’s', async () => {
  await house.app.owner.query('UPDATE player SET email_verified_at = NULL WHERE id = $1', [player.id]);
  await write(house.fact(player.id, 'account.password-changed', {}));
  await send();
  expect(await house.states(player.id)).toMatchObject({ email: 'left-out: not-reachable' });
});

test('of two who have it sent again at once one is told to wait; after three minutes it may be again', async () => {
  await write(house.fact(player.id, 'pay-in.changed', PAID));
  const { id } = (await shown()).notices[0]!;
  await send();
  expect(await resendNotice(house.parts, player.id, id)).toEqual({
    refused: 'too_many_requests',
    details: { retryAfterMs: 180_000 },
  });
  house.setNow(new Date(NOON.getTime() + 180_000));
  const both = await house.app.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM notice WHERE player_id = $1 FOR UPDATE', [player.id]);
    const asked = [1, 2].map(() => resendNotice(house.parts, player.id, id));
    await untilWaitingForLocks(house.app.owner, 2);
    return { asked };
  });
  const answers = await Promise.all(both.asked);
  expect(answers).toContainEqual({ done: true });
  expect(answers).toContainEqual({ refused: 'too_many_requests', details: { retryAfterMs: 180_000 } });
  await send();
  await send();
  expect(await letters()).toHaveLength(2);
  expect((await shown()).notices).toHaveLength(1);
});
