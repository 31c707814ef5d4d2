import {
  confirmEvent,
  countNotices,
  listNotices,
  noticePreferences,
  resendEvent,
  saveNoticePreferences,
  seeNotices,
  unsubscribe,
} from '@croupier/contract/people/notices';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { KEY, startNoticesHouse, type NoticesHouse } from './notices.fixture.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

let house: NoticesHouse;
beforeAll(async () => {
  house = await startNoticesHouse();
});
afterAll(() => house.close());

const write = (...facts: ReturnType<NoticesHouse['fact']>[]) =>
  house.app.db.transaction((tx) => house.read(tx, facts));
const VOIDED = { id: '00000000-0000-4000-8000-000000000001', game: 'sunny-orchard' } as const;
const BREAK = { until: '2026-07-01T00:00:00.000Z' } as const;

/** As it comes over the wire: a status, and what it says. */
async function post(player: TestPlayer | undefined, path: string, body: string, headers: object = {}) {
  const answer = await house.app.request(path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(player && { cookie: player.cookie, origin: house.app.url }),
      ...headers,
    },
  });
  return { status: answer.status, text: await answer.text() };
}

test('a thousand notices are read to the end by pages, each once, the latest first', async () => {
  const player = await house.app.createPlayer();
  const start = house.now().getTime();
  // Ten of one instant each: the order among them is that of their ids.
  for (let n = 0; n < 1_000; n += 100) {
    const facts = Array.from({ length: 100 }, (_, m) => {
      house.setNow(new Date(start + Math.floor((n + m) / 10)));
      return house.fact(player.id, 'round.voided', VOIDED);
    });
    await write(...facts);
  }
  const ids: string[] = [];
  const times: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await player.call(listNotices, { query: { ...(after !== undefined && { after }) } });
    expect(page.unseen).toBe(100);
    expect(page.notices.length).toBeLessThanOrEqual(20);
    ids.push(...page.notices.map(({ id }) => id));
    times.push(...page.notices.map(({ at }) => at));
    if (page.next === null) break;
    after = page.next;
  }
  expect(new Set(ids).size).toBe(1_000);
  expect(times).toEqual([...times].sort().reverse());
  const middle = ids[400]!;
  expect(await player.call(seeNotices, { body: { upTo: middle } })).toEqual({ unseen: 100 });
  const [{ seen }] = (await house.app.owner.query<{ seen: number }>(
    'SELECT count(*)::int AS seen FROM notice WHERE player_id = $1 AND seen_at IS NOT NULL',
    [player.id],
  )) as [{ seen: number }];
  expect(seen).toBe(600);
  expect(await player.call(seeNotices, { body: { upTo: ids[0]! } })).toEqual({ unseen: 0 });
  house.setNow(new Date(start));
});

test('a page and the count of what is unseen are read by an index', async () => {
  await house.app.owner.query('SET enable_seqscan = off');
  const plan = async (text: string) =>
    (await house.app.owner.query<Record<string, string>>(`EXPLAIN ${text}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  expect(
    await plan(`SELECT id FROM notice WHERE player_id = 1 AND (created_at, id) < (now(), '${randomUUID()}')
ORDER BY created_at DESC, id DESC LIMIT 21`),
  ).toContain('notice_time');
  expect(await plan('SELECT FROM notice WHERE player_id = 1 AND seen_at IS NULL LIMIT 100')).toContain(
    'notice_unseen',
  );
  await house.app.owner.query('SET enable_seqscan = on');
});

test('a notice is in its player’s language, says where it leads, and what it is worth', async () => {
  const player = await house.app.createPlayer();
  await write(house.fact(player.id, 'house-break.set', BREAK));
  const { notices, unseen } = await player.call(listNotices, { query: {} });
  expect(unseen).toBe(1);
  expect(notices).toMatchObject([
    {
      kind: 'house-break-set',
      category: 'play',
      seen: false,
      confirmed: false,
      at: house.now().toISOString(),
    },
  ]);
  expect(notices[0]!.title.length).toBeGreaterThan(3);
  expect(notices[0]!.action).toMatchObject({ to: '/profile/play-safely' });
  expect(await player.call(countNotices, {})).toEqual({ unseen: 1, unconfirmed: true });
  const inTheWay = { query: { unconfirmed: 'true' } } as const;
  expect((await player.call(listNotices, inTheWay)).notices).toHaveLength(1);
  expect((await player.call(listNotices, { query: { category: 'money' } })).notices).toEqual([]);
});

test('what stands in the way is confirmed once; said again, also at once, it changes nothing', async () => {
  const player = await house.app.createPlayer();
  await write(house.fact(player.id, 'house-break.set', BREAK));
  const [notice] = (await player.call(listNotices, { query: {} })).notices;
  const confirm = () => player.call(confirmEvent, { body: { id: notice!.id } });
  await Promise.all([confirm(), confirm()]);
  const at = async () =>
    house.app.owner.query('SELECT confirmed_at FROM notice WHERE player_id = $1', [player.id]);
  const first = await at();
  expect(await confirm()).toEqual({ done: true });
  expect(await at()).toEqual(first);
  expect(await player.call(countNotices, {})).toEqual({ unseen: 0, unconfirmed: false });
});

test('what need not be confirmed cannot be', async () => {
  const player = await house.app.createPlayer();
  await write(house.fact(player.id, 'account.password-changed', {}));
  const [notice] = (await player.call(listNotices, { query: {} })).notices;
  await expect(player.call(confirmEvent, { body: { id: notice!.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('another player’s notice is none: it is not shown, seen, confirmed or sent again', async () => {
  const [owner, other] = [await house.app.createPlayer(), await house.app.createPlayer()];
  await write(house.fact(owner.id, 'house-break.set', BREAK));
  const { id } = (await owner.call(listNotices, { query: {} })).notices[0]!;
  expect((await other.call(listNotices, { query: {} })).notices).toEqual([]);
  for (const call of [
    () => other.call(seeNotices, { body: { upTo: id } }),
    () => other.call(confirmEvent, { body: { id } }),
    () => other.call(resendEvent, { body: { id } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404, key: 'not_found' });
  expect(await owner.call(countNotices, {})).toEqual({ unseen: 1, unconfirmed: true });
});

test('what is locked, named twice, no way of its kind, or no hour is refused whole', async () => {
  const player = await house.app.createPlayer();
  const before = await player.call(noticePreferences, {});
  const money = { category: 'money', channel: 'email', isOn: false } as const;
  for (const body of [
    { ways: [money, { category: 'security', channel: 'email', isOn: false }] },
    { ways: [money, { category: 'play', channel: 'email', isOn: false }] },
    { ways: [money, { category: 'rewards', channel: 'inbox', isOn: false }] },
    { ways: [money, { category: 'money', channel: 'sms', isOn: true }] },
    { ways: [money, { ...money, isOn: true }] },
    { ways: [money], quietHours: { fromMinute: 60, toMinute: 60 } },
    { ways: [money], quietHours: { fromMinute: 61, toMinute: 90 } },
    { ways: [money], quietHours: { fromMinute: 0, toMinute: 1_440 } },
    { ways: [] },
    { ways: [{ ...money, category: '__proto__' }] },
    { ways: [{ ...money, isOn: 'false' }] },
    { quietHours: 0 },
    { other: true },
  ])
    expect(await post(player, '/api/notices/preferences', JSON.stringify(body))).toMatchObject({
      status: 400,
    });
  expect(await player.call(noticePreferences, {})).toEqual(before);
});

test('choices and quiet hours are kept, one does not touch the other, and are shown with whose clocks they are', async () => {
  const player = await house.app.createPlayer({ region: 'KZ' });
  const quietHours = { fromMinute: 1_320, toMinute: 450 };
  await player.call(saveNoticePreferences, { body: { quietHours } });
  const ways = [{ category: 'offers', channel: 'email', isOn: true }] as const;
  const saved = await player.call(saveNoticePreferences, { body: { ways: [...ways] } });
  expect(saved).toMatchObject({ quietHours, timeZone: 'Asia/Almaty', reachable: ['inbox', 'email'] });
  expect(saved.ways).toContainEqual({ ...ways[0], isLocked: false });
  expect(saved.ways).toContainEqual({ category: 'security', channel: 'email', isOn: true, isLocked: true });
  expect((await player.call(saveNoticePreferences, { body: { quietHours: null } })).quietHours).toBeNull();
});

test('of two who choose at once both are kept where they differ, and the later one where they do not', async () => {
  const player = await house.app.createPlayer();
  const choose = (channel: 'email' | 'push', isOn: boolean) =>
    player.call(saveNoticePreferences, {
      body: {
        ways: [
          { category: 'money', channel, isOn: false },
          { category: 'offers', channel: 'email', isOn },
        ],
      },
    });
  await choose('push', true);
  // Held as by a first saving that has not committed yet.
  const first = house.app.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM notice_preference WHERE player_id = $1 FOR UPDATE', [player.id]);
    const second = choose('email', false);
    await untilWaitingForLocks(house.app.owner, 1);
    await tx.query(`UPDATE notice_preference SET is_on = true WHERE player_id = $1 AND category = 'offers'`, [
      player.id,
    ]);
    return { second };
  });
  await (
    await first
  ).second;
  const { ways } = await player.call(noticePreferences, {});
  const isOn = (category: string, channel: string) =>
    ways.find((way) => way.category === category && way.channel === channel)!.isOn;
  expect([isOn('money', 'push'), isOn('money', 'email'), isOn('offers', 'email')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('one press of a mail program is taken in every form that it may send, from nowhere, and says nothing of whose it is', async () => {
  const player = await house.app.createPlayer();
  const tokens = createUnsubscribeTokens(KEY);
  const isOn = async () =>
    (await player.call(noticePreferences, {})).ways.find(
      (way) => way.category === 'rewards' && way.channel === 'email',
    )!.isOn;
  const turnOn = () =>
    player.call(saveNoticePreferences, {
      body: { ways: [{ category: 'rewards', channel: 'email', isOn: true }] },
    });
  const token = tokens.of(player.id, 'rewards')!;
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/rewards|^[0-9]+ /);
  const path = `${unsubscribe.path}?token=${token}`;
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', parts],
    ['application/json', '{}'],
  ] as const) {
    await turnOn();
    const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect(await post(undefined, path, body, headers)).toEqual({
      status: 200,
      text: '{"category":"rewards"}',
    });
    expect(await isOn()).toBe(false);
  }
  await turnOn();
  // Looked at, it leads to the page and ends nothing.
  const looked = await house.app.request(path, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/unsubscribe#${token}`]);
  const labelled = await house.app.request(`${path}&utm_source=letter`, { redirect: 'manual' });
  expect(labelled.headers.get('location')).toBe(`/unsubscribe?utm_source=letter#${token}`);
  expect(await isOn()).toBe(true);
});

test('a token that is not ours, is changed, of another house, or names what is not ended, ends nothing', async () => {
  const player = await house.app.createPlayer();
  const token = createUnsubscribeTokens(KEY).of(player.id, 'money')!;
  const foreign = createUnsubscribeTokens(Buffer.alloc(32, 1)).of(player.id, 'money')!;
  for (const wrong of [foreign, `${token.slice(0, -2)}AA`, token.slice(0, 30), 'A'.repeat(200)]) {
    const { status, text } = await post(undefined, `${unsubscribe.path}?token=${wrong}`, '');
    expect([status, text]).toEqual([404, expect.stringContaining('"not_found"')]);
  }
  for (const wrong of ['', 'short', '../../etc', 'A'.repeat(201)])
    expect((await post(undefined, `${unsubscribe.path}?token=${wrong}`, '')).status).toBe(400);
  expect(
    (await house.app.request(`${unsubscribe.path}?token=//evil.example`, { redirect: 'manual' })).headers.get(
      'location',
    ),
  ).toBe('/unsubscribe');
  expect(createUnsubscribeTokens(KEY).of(player.id, 'security')).toBeUndefined();
  expect(createUnsubscribeTokens(KEY).of(player.id, 'play')).toBeUndefined();
  const { ways } = await player.call(noticePreferences, {});
  expect(ways).toContainEqual({ category: 'money', channel: 'email', isOn: true, isLocked: false });
});

test.each([
  ['/api/notices/seen', { upTo: 'x' }],
  ['/api/notices/seen', {}],
  ['/api/event/confirm', { id: `${randomUUID()}'; DROP TABLE notice` }],
  ['/api/event/resend', { id: null }],
  ['/api/event/resend', { id: randomUUID(), playerId: '1' }],
])('%s refuses %j', async (path, body) => {
  const player = await house.app.createPlayer();
  expect(await post(player, path, JSON.stringify(body))).toMatchObject({ status: 400 });
});

test.each([
  ['!!'],
  ['AAAA'],
  [Buffer.from('1 x').toString('base64url')],
  [Buffer.from(`99999999999999 ${'-'.repeat(36)}`).toString('base64url')],
])('a page after %s is refused', async (after) => {
  const player = await house.app.createPlayer();
  const answer = await house.app.request(`/api/notices?after=${after}`, {
    headers: { cookie: player.cookie },
  });
  expect(answer.status).toBe(400);
});

test('nobody without a session is told anything, and no other site may ask for who has one', async () => {
  const player = await house.app.createPlayer();
  expect((await house.app.request('/api/notices')).status).toBe(401);
  const foreign = { origin: 'https://evil.example' };
  for (const path of [
    '/api/notices/seen',
    '/api/notices/preferences',
    '/api/event/confirm',
    '/api/event/resend',
  ])
    expect((await post(player, path, '{}', foreign)).status).toBe(403);
});
