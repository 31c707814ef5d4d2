import { randomUUID } from 'node:crypto';
import { listAudit } from '@croupier/contract/office/audit';
import type { InputOf } from '@croupier/contract/kit';
import { listPlayerTimeline } from '@croupier/contract/office/player-desk';
import * as api from '@croupier/contract/office/purchases-desk';
import { listNotices } from '@croupier/contract/people/notices';
import { listPoints } from '@croupier/contract/rewards/points';
import { buyItem, listPurchases } from '@croupier/contract/rewards/store';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { movePoints } from '../../rewards/points/feature.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf, untilRead } from '../player-desk/player-desk.fixture.ts';

type Said = InputOf<typeof api.changeOrdered>['body'];
type Params = { player: string; id: string };

let office: TestOffice;
beforeAll(async () => {
  // What is published is there with the next call.
  office = await startTestOffice({ MEMORY_MS: '0' });
  const name = { ua: 'Чашка', ru: 'Чашка', en: 'Mug', kk: 'Кесе' };
  const terms = { price: 40, reward: { kind: 'thing' as const, name } };
  await publishNow(office.site.db, STORE_ITEM, { code: 'mug', terms });
});
afterAll(() => office.site.close());

const reason = 'as the post says';
const ADDRESS = {
  ...{ name: 'Olena Kovalenko', street: 'Khreshchatyk 1', city: 'Kyiv', postcode: '01001', country: 'UA' },
};

/** A mug that a player has bought with all their points. */
async function ordered(): Promise<{ player: TestPlayer; params: Params }> {
  const player = await office.site.createPlayer();
  const about = { way: 'earned', source: 'goal', code: 'play', reference: 'start' } as const;
  await office.site.db.transaction((tx) =>
    movePoints(tx, { playerId: player.id, points: 40, ...about, now: new Date() }),
  );
  const body = { key: randomUUID(), code: 'mug', address: ADDRESS };
  const { purchase } = await player.call(buyItem, { body });
  return { player, params: { player: String(player.id), id: purchase.given.id } };
}

const list = async (query: object) =>
  (await office.as.support.call(api.listOrdered, { query } as never)).rows as api.PurchaseRow[];
const say = (params: Params, said: Omit<Said, 'reason'>, as = office.as.support) =>
  as.call(api.changeOrdered, { params, body: { reason, ...said } as Said });
const send = (params: Params, as = office.as.support) =>
  say(params, { state: 'SENT', tracking: ' 59000123 ' } as never, as);
const takeBack = (params: Params, as = office.as.support) => say(params, { state: 'RETURNED' }, as);
const addressOf = (params: Params, as = office.as.support) => as.call(api.openAddress, { params });
const pointsOf = ({ call }: TestPlayer) => call(listPoints, { query: {} });
const faultsOfBooks = async () =>
  (await verifyBooks(office.site.owner)).checks
    .filter(({ difference }) => difference)
    .map(({ name }) => name);

test('a thing that was bought waits in the queue, with what was paid and without its address', async () => {
  const { player, params } = await ordered();
  const rows = await list({ player: params.player, state: 'ORDERED' });
  expect(rows).toMatchObject([
    {
      ...{ ...params, nickname: expect.any(String), name: 'Чашка · Mug', source: 'store', code: 'mug' },
      ...{ points: 40, state: 'ORDERED', tracking: null, hasAddress: true, claim: null },
    },
  ]);
  expect(await office.as.auditor.call(api.readOrdered, { params })).toEqual(rows[0]);
  expect(await actsOf(office, player.id)).toEqual([]);
});

test('who fulfils opens the address, and that they looked is in the log without it', async () => {
  const { player, params } = await ordered();
  expect(await addressOf(params)).toEqual(ADDRESS);
  expect(await actsOf(office, player.id)).toEqual(['open.address']);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'open.address' } });
  expect(JSON.stringify(rows)).not.toContain('Khreshchatyk');
  expect(await keyOf(addressOf(params, office.as.auditor))).toBe('403 forbidden');
  const story = await office.as.support.call(listPlayerTimeline, {
    params: { id: params.player },
    query: { kind: 'act' },
  });
  expect(story.rows).toEqual([]);
});

test('a thing that was sent says by which number, and its player is told', async () => {
  const { player, params } = await ordered();
  expect(await send(params)).toEqual({ done: true });
  expect(await list({ player: params.player })).toMatchObject([{ state: 'SENT', tracking: '59000123' }]);
  const { purchases } = await player.call(listPurchases, { query: {} });
  expect(purchases).toMatchObject([{ state: 'SENT', tracking: '59000123' }]);
  expect(await keyOf(send(params))).toBe('409 conflict');
  await untilRead(office);
  await expect
    .poll(async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind))
    .toContain('thing-sent');
  expect(await actsOf(office, player.id)).toEqual(['send.purchase']);
});

test.each(['ORDERED', 'SENT'])(
  'a thing that comes back when it is %s gives its player the points again, once',
  async (state) => {
    const { player, params } = await ordered();
    if (state === 'SENT') await send(params);
    expect(await takeBack(params)).toEqual({ done: true });
    expect(await keyOf(takeBack(params))).toBe('409 conflict');
    expect(await keyOf(send(params))).toBe('409 conflict');
    const { rewardPoints, moves } = await pointsOf(player);
    expect(rewardPoints).toBe(40);
    expect(moves[0]).toMatchObject({ way: 'returned', points: 40, source: 'store', code: 'mug' });
    const { purchases } = await player.call(listPurchases, { query: {} });
    expect(purchases).toMatchObject([
      { state: 'RETURNED', given: { takenBackAt: expect.stringContaining('T') } },
    ]);
    // Nobody sends it any more, so nobody needs to know where to.
    expect(await keyOf(addressOf(params))).toBe('404 not_found');
    expect(await list({ player: params.player })).toMatchObject([{ hasAddress: false }]);
    const facts = await office.site.owner.query<{ topic: string }>(
      `SELECT topic FROM (SELECT topic, player_id FROM outbox UNION ALL SELECT topic, player_id FROM fact) AS told
WHERE player_id = $1 AND topic IN ('reward.taken-back', 'thing.changed') ORDER BY topic`,
      [player.id],
    );
    expect(facts.map(({ topic }) => topic)).toEqual([
      'reward.taken-back',
      ...Array<string>(state === 'SENT' ? 2 : 1).fill('thing.changed'),
    ]);
    expect(await faultsOfBooks()).toEqual([]);
  },
);

test('the address of a thing is deleted 60 days after it was sent, and kept while it waits', async () => {
  const [sent, late, waiting] = [await ordered(), await ordered(), await ordered()];
  for (const { params } of [sent, late]) await send(params);
  const age = (player: TestPlayer, days: number) =>
    office.site.owner.query(
      `UPDATE reward_thing SET changed_at = changed_at - make_interval(days => $2), ordered_at = ordered_at - make_interval(days => $2)
WHERE player_id = $1`,
      [player.id, days],
    );
  await age(sent.player, 59);
  await age(late.player, 61);
  await age(waiting.player, 61);
  await office.site.app.runJob('things-forget-addresses');
  const kept = async ({ params }: typeof sent) => (await list({ player: params.player }))[0]!.hasAddress;
  await expect.poll(() => kept(late)).toBe(false);
  expect([await kept(sent), await kept(waiting)]).toEqual([true, true]);
});

test('of two who take one thing back at once one does, and the points come once', async () => {
  const { player, params } = await ordered();
  const { both } = await office.site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const both = Promise.all([keyOf(takeBack(params)), keyOf(takeBack(params, office.as.admin))]);
    await untilWaitingForLocks(office.site.owner, 2);
    return { both };
  });
  expect((await both).toSorted()).toEqual(['409 conflict', 'answered']);
  expect((await pointsOf(player)).rewardPoints).toBe(40);
});

test('what somebody has in hand nobody else sends, opens or takes without saying why', async () => {
  const { player, params } = await ordered();
  const take = (as = office.as.support, over?: string) =>
    as.call(api.takeOrdered, { params, body: over ? { over } : {} });
  await take();
  expect(await list({ player: params.player })).toMatchObject([
    { claim: { operator: office.as.support.name } },
  ]);
  for (const act of [send, addressOf, takeBack, take])
    expect(
      await keyOf(act === take ? take(office.as.admin) : (act as typeof send)(params, office.as.admin)),
    ).toBe('409 item_taken');
  await take(office.as.admin, 'they are on leave');
  expect(await keyOf(send(params))).toBe('409 item_taken');
  await office.as.admin.call(api.giveBackOrdered, { params });
  await send(params);
  expect(await list({ player: params.player })).toMatchObject([{ claim: null }]);
  await takeBack(params);
  expect(await keyOf(take())).toBe('409 conflict');
  expect(await actsOf(office, player.id)).toEqual([
    ...['take.purchase', 'take.purchase', 'give-back.purchase', 'send.purchase', 'return.purchase'],
  ]);
});

test('a thing that was won is in the queue too, has no address, and gives no points when it comes back', async () => {
  const player = await office.site.createPlayer();
  const { row } = await office.site.db.transaction((tx) =>
    give(tx, {
      ...{ playerId: player.id, source: 'survey', code: 'brass', reference: 'first', now: new Date() },
      reward: { kind: 'thing', name: '<b>Cup</b> =1+1', picture: '' },
    }),
  );
  const params = { player: String(player.id), id: row.id };
  expect(await list({ source: 'survey' })).toMatchObject([
    { id: row.id, name: '<b>Cup</b> =1+1', points: null, hasAddress: false },
  ]);
  expect(await keyOf(addressOf(params))).toBe('404 not_found');
  await takeBack(params);
  expect((await pointsOf(player)).rewardPoints).toBe(0);
  expect(await faultsOfBooks()).toEqual([]);
});

test('one is not there under another player, or at all', async () => {
  const { params } = await ordered();
  const other = await office.site.createPlayer();
  for (const wrong of [
    { ...params, player: String(other.id) },
    { ...params, id: randomUUID() },
  ])
    for (const act of [send, takeBack, addressOf]) expect(await keyOf(act(wrong))).toBe('404 not_found');
});

test('only support and admins fulfil; who audits sees the queue', async () => {
  const { params } = await ordered();
  for (const role of SHIPPED_ROLES.filter((each) => !['support', 'admin'].includes(each))) {
    expect(await keyOf(send(params, office.as[role])), role).toBe('403 forbidden');
    const reads = keyOf(office.as[role].call(api.listOrdered, { query: {} }));
    expect(await reads, role).toBe(role === 'auditor' ? 'answered' : '403 forbidden');
  }
});

test('the list is a file, too, and whoever takes it is in the log', async () => {
  const { cookie, id } = office.as.support;
  const file = await office.request('/office/api/purchases.csv?source=survey', { headers: { cookie } });
  const text = await file.text();
  expect(text).toContain('<b>Cup</b>');
  expect(text).not.toContain('Khreshchatyk');
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'export.purchases' } });
  expect(rows).toMatchObject([{ operatorId: String(id), after: { source: 'survey' } }]);
});
