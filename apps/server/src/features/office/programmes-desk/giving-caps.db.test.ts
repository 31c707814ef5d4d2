import { randomUUID } from 'node:crypto';
import { approve as approves } from '@croupier/contract/office/approvals';
import { listAudit } from '@croupier/contract/office/audit';
import { changeGivingCap, listGivingCaps, readDraws } from '@croupier/contract/office/programmes-desk';
import { openBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION, type MagicBoxTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { buyItem } from '@croupier/contract/rewards/store';
import { STORE_ITEM, type StoreItemTerms } from '@croupier/contract/rewards/store/kind';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { movePoints, readPoints } from '../../rewards/points/feature.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { setTakenBack } from '../../rewards/rewards/rewards-store.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
// What is published is there with the next call.
beforeAll(async () => void (office = await startTestOffice({ MEMORY_MS: '0' })));
afterEach(() => office.site.owner.query('DELETE FROM giving_cap'));
afterAll(() => office.site.close());

const reason = 'what the budget of the year allows';
type Wish = { what?: 'points' | 'UAH' | 'EUR'; period?: 'day' | 'week' | 'month'; most: string | null };
const change = ({ what = 'UAH', period = 'day', most }: Wish, as: 'marketing' | 'auditor' = 'marketing') =>
  office.as[as].call(changeGivingCap, { body: { key: randomUUID(), what, period, most, reason } });
const caps = async () =>
  (await office.as.auditor.call(listGivingCaps, {})).caps.map(({ what, period, most }) => [
    what,
    period,
    most,
  ]);

const MONEY: StoreItemTerms = { price: 5, reward: { kind: 'money', amount: { UAH: '500', EUR: '10' } } };
const put = (code: string, terms: Partial<StoreItemTerms> = {}) =>
  publishNow(office.site.db, STORE_ITEM, {
    ...{ code, terms: { ...MONEY, ...terms }, audience: { regions: ['UA', 'SL'] } },
  });
async function rich(region: 'UA' | 'SL' = 'UA'): Promise<TestPlayer> {
  const player = await office.site.createPlayer({ region });
  const start = { way: 'earned', source: 'goal', code: 'play', reference: 'start', points: 100 } as const;
  await office.site.db.transaction((tx) =>
    movePoints(tx, { playerId: player.id, ...start, now: new Date() }),
  );
  return player;
}
const buy = (player: TestPlayer, code: string) => player.call(buyItem, { body: { key: randomUUID(), code } });

/** Gives a player hryvnias as some programme does. */
async function given({ id: playerId }: TestPlayer, amountMinor: bigint, more: object = {}) {
  const reward = { kind: 'money', amountMinor, currency: 'UAH' } as const;
  const about = { source: 'quest', code: 'lighthouse', reference: randomUUID(), now: new Date() } as const;
  const { row } = await office.site.db.transaction((tx) => give(tx, { playerId, reward, ...about, ...more }));
  return row;
}

test('lowers a cap at once, and raises it or takes it away with a second person', async () => {
  expect(await change({ most: '1000' })).toEqual({ state: 'done', approval: null });
  expect(await change({ most: '900' })).toEqual({ state: 'done', approval: null });
  expect(await change({ what: 'points', period: 'month', most: '70' })).toMatchObject({ state: 'done' });
  const higher = await change({ most: '2000' });
  expect(higher.state).toBe('waiting');
  expect(await caps()).toEqual([
    ['UAH', 'day', '900'],
    ['points', 'month', '70'],
  ]);
  const approve = (id: string) =>
    office.as.admin.call(approves, { params: { id }, body: { note: 'Looked at it' } } as never);
  await approve(higher.approval!);
  expect((await caps())[0]).toEqual(['UAH', 'day', '2000']);
  const none = await change({ most: null });
  expect(none.state).toBe('waiting');
  await approve(none.approval!);
  expect(await caps()).toEqual([['points', 'month', '70']]);
});

test('tells the log, changes nothing that is so already, and asks for the permission', async () => {
  await change({ most: '1000' });
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'change.giving-caps' } });
  expect(rows[0]).toMatchObject({ subjectKind: 'giving-cap', subjectId: 'UAH day', reason });
  expect(await keyOf(change({ most: '1000' }))).toBe('409 conflict');
  expect(await keyOf(change({ what: 'EUR', most: null }))).toBe('409 conflict');
  expect(await keyOf(change({ most: '5' }, 'auditor'))).toBe('403 forbidden');
  expect(await keyOf(office.as.support.call(listGivingCaps, {}))).toBe('403 forbidden');
});

test('refuses what is pressed above the cap, takes no price for it, and leaves other currencies alone', async () => {
  await put('purse');
  const [player, inEuros] = [await rich(), await rich('SL')];
  await given(player, 501n);
  await change({ most: '1000' });
  await expect(buy(player, 'purse')).rejects.toMatchObject({
    key: 'offer_over',
    details: { why: 'mine_used' },
  });
  expect(await readPoints(office.site.db, player.id)).toBe(100);
  await buy(inEuros, 'purse');
  await buy(await rich(), 'purse');
});

test('counts what programmes gave in the period, and neither gifts by hand nor what was taken back', async () => {
  await put('wallet');
  const player = await rich();
  await change({ most: '500' });
  await change({ period: 'month', most: '500' });
  await given(player, 500n, { source: 'operator', code: 'by-hand' });
  await given(player, 500n, { now: new Date(Date.now() - 40 * 86_400_000) });
  const { id } = await given(player, 500n);
  expect(await keyOf(buy(player, 'wallet'))).toContain('offer_over');
  await office.site.owner.transaction((tx) => setTakenBack(tx, { playerId: player.id, id, now: new Date() }));
  await buy(player, 'wallet');
  expect(await keyOf(buy(player, 'wallet'))).toContain('offer_over');
});

test('gives the last of a cap once when two are pressed at once', async () => {
  await put('sack');
  const player = await rich();
  await change({ most: '999' });
  const { both } = await office.site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const pressed = [keyOf(buy(player, 'sack')), keyOf(buy(player, 'sack'))];
    await untilWaitingForLocks(office.site.owner, 2);
    return { both: pressed };
  });
  const answers = (await Promise.all(both)).sort();
  expect(answers).toEqual([expect.stringContaining('offer_over'), 'answered']);
  expect(await readPoints(office.site.db, player.id)).toBe(95);
});

test('refuses a box before anything is drawn when one of its places would be above the cap', async () => {
  const terms: MagicBoxTerms = {
    ...{ as: 'magicBox', icon: 'chest', perDay: 9 },
    loot: [
      { weight: 1, reward: { kind: 'points', points: 5 } },
      { weight: 1, reward: { kind: 'points', points: 50 } },
    ],
  };
  await publishNow(office.site.db, BONUS_PROMOTION, { code: 'coffer', terms });
  const player = await office.site.createPlayer();
  const open = () => keyOf(player.call(openBonusPromotion, { body: { key: randomUUID(), code: 'coffer' } }));
  await change({ what: 'points', period: 'week', most: '49' });
  expect(await open()).toContain('offer_over');
  const params = { domain: 'loot-coffer' };
  expect((await office.as.auditor.call(readDraws, { params })).tables).toEqual([]);
  await office.site.owner.query('DELETE FROM giving_cap');
  expect(await open()).toBe('answered');
});
