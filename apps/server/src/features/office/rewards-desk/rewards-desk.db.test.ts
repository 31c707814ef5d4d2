import * as approvals from '@croupier/contract/office/approvals';
import { giveReward, type RewardByHand } from '@croupier/contract/office/rewards-desk';
import { listPlayerTimeline } from '@croupier/contract/office/player-desk';
import { profile } from '@croupier/contract/people/players';
import { listNotices } from '@croupier/contract/people/notices';
import { listPoints } from '@croupier/contract/rewards/points';
import { listPresents, openPresent } from '@croupier/contract/rewards/presents';
import { listRewards } from '@croupier/contract/rewards/rewards';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf, holding, logOf, untilRead } from '../player-desk/player-desk.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
beforeAll(async () => void (office = await startTestOffice()));
beforeEach(async () => void (player = await office.site.createPlayer()));
afterAll(() => office.site.close());

type Role = (typeof SHIPPED_ROLES)[number];
const reason = 'the wheel stood still for an hour';
const uah = (amountMinor: string): RewardByHand => ({ kind: 'money', amountMinor, currency: 'UAH' });
const SMALL = uah('10000');
const LARGE = uah('1000000');
const POINTS: RewardByHand = { kind: 'points', points: 40 };
const MUG: RewardByHand = { kind: 'thing', name: { ua: 'Чашка', ru: 'Чашка', en: 'Mug', kk: 'Кесе' } };

const newKey = (): string => randomUUID();
const give = (reward: RewardByHand, { key = newKey(), as = 'support' as Role, to = player } = {}) =>
  office.as[as].call(giveReward, { params: { id: String(to.id) }, body: { key, reward, reason } });
/** The same, as a present to unwrap. */
const wrap = (reward: RewardByHand, key = newKey()) =>
  office.as.support.call(giveReward, {
    params: { id: String(player.id) },
    body: { key, reward, wrapped: true, reason },
  });
const ask = async (reward = LARGE): Promise<string> => {
  const { state, approval, given } = await give(reward);
  expect([state, given]).toEqual(['waiting', null]);
  return approval!;
};
const approve = (id: string, as: Role = 'marketing') =>
  office.as[as].call(approvals.approve, { params: { id }, body: {} });
const balance = async () => (await player.call(profile, {})).mainBalance;
const rewards = async () => (await player.call(listRewards, { query: {} })).rewards;
const ruleOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details: { rule: string } }) => [error.key, error.details.rule],
  );
const exclude = (rule: 'break' | 'exclusion') =>
  office.site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, $2, now() - interval '1 minute', now() + interval '9 days')`,
    [player.id, rule],
  );

test('gives money at once within what the role may give alone, with the reason in the log', async () => {
  const answer = await give(SMALL);
  expect(answer).toMatchObject({
    ...{ state: 'done', approval: null },
    given: { source: 'operator', code: 'by-hand', reward: SMALL, takenBackAt: null },
  });
  expect(await balance()).toBe('10000');
  expect(await rewards()).toEqual([answer.given]);
  const log = await logOf(office, player.id);
  expect(log).toMatchObject([{ act: 'give.rewards', reason }]);
  expect(JSON.parse(log[0]!.after!)).toMatchObject({ currency: 'UAH', amountMinor: '10000' });
  await untilRead(office);
  await expect
    .poll(async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind))
    .toContain('reward-money');
});

test('gives once by its key, also when it is asked for twice at once', async () => {
  const key = randomUUID();
  const answers = await holding(office, `player WHERE id = ${player.id}`, async () => {
    const both = [give(SMALL, { key }), give(SMALL, { key })];
    await untilWaitingForLocks(office.site.owner, 2);
    return both;
  });
  expect(answers[0]).toEqual(answers[1]);
  expect(await give(SMALL, { key })).toEqual(answers[0]);
  expect(await keyOf(give(POINTS, { key }))).toBe('409 key_reused');
  expect(await keyOf(give(SMALL, { key, as: 'marketing' }))).toBe('409 key_reused');
  expect(await balance()).toBe('10000');
  expect(await actsOf(office, player.id)).toEqual(['give.rewards']);
});

test('gives nothing before its player has unwrapped it, when it is given as a present', async () => {
  const key = newKey();
  const wrapped = { state: 'done', approval: null, given: null };
  const answers = await Promise.all([wrap(SMALL, key), wrap(SMALL, key)]);
  expect(answers).toEqual([wrapped, wrapped]);
  expect(await keyOf(give(SMALL, { key }))).toBe('409 key_reused');
  expect([await balance(), await rewards()]).toEqual(['0', []]);
  const { gifts } = await player.call(listPresents, { query: {} });
  expect(gifts.map(({ id, code }) => [id, code])).toEqual([[key, 'by-hand']]);
  const { given } = await player.call(openPresent, { body: { id: key } });
  expect([await balance(), await rewards()]).toEqual(['10000', [given]]);
  expect(await wrap(SMALL, key)).toEqual({ ...wrapped, given });
  const events = await office.as.support.call(listPlayerTimeline, {
    params: { id: String(player.id) },
    query: { kind: 'reward' },
  });
  const whats = events.rows.map(({ what }) => what).sort();
  expect(whats).toEqual(['money', 'present.OPENED', 'present.given']);
});

test('waits for a second person above the limit, and gives once when they say yes', async () => {
  const id = await ask();
  expect([await balance(), await rewards()]).toEqual(['0', []]);
  const { shows } = await office.as.marketing.call(approvals.readApproval, { params: { id } });
  expect(shows).toEqual({ currency: 'UAH', amountMinor: '1000000' });
  expect(await keyOf(approve(id, 'support'))).toBe('409 own_account');
  expect(await keyOf(approve(id, 'finance'))).toBe('403 forbidden');
  const answers = await Promise.all([keyOf(approve(id)), keyOf(approve(id, 'admin'))]);
  expect(answers.sort()).toEqual(['409 too_late', 'answered']);
  expect(await balance()).toBe('1000000');
  expect(await give(LARGE, { key: id })).toMatchObject({ state: 'done', given: { reward: LARGE } });
  expect(await actsOf(office, player.id)).toEqual(['ask.give.rewards', 'approve.give.rewards']);
});

test('gives points alone however many they are, and a thing never alone', async () => {
  await give(POINTS);
  expect(await player.call(listPoints, { query: {} })).toMatchObject({ rewardPoints: 40 });
  const id = await ask(MUG);
  await approve(id);
  expect(await rewards()).toMatchObject([
    { reward: { kind: 'thing', name: 'Mug' } },
    { reward: { kind: 'points' } },
  ]);
  const { checks } = await verifyBooks(office.site.owner);
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

test.each(['break', 'exclusion'] as const)(
  'names the rule when a player on a %s is to be given something',
  async (rule) => {
    await exclude(rule);
    expect(await ruleOf(give(SMALL))).toEqual(['user_cant_use_exception', rule]);
    expect([await rewards(), await actsOf(office, player.id)]).toEqual([[], []]);
  },
);

test('refuses what was asked for when its player is excluded by then, and closes it', async () => {
  const id = await ask();
  await exclude('exclusion');
  expect(await ruleOf(approve(id))).toEqual(['user_cant_use_exception', 'exclusion']);
  expect(await keyOf(approve(id))).toBe('409 too_late');
  expect(await rewards()).toEqual([]);
  expect(await actsOf(office, player.id)).toEqual(['ask.give.rewards', 'fail.give.rewards']);
});

test('gives nothing to a blocked account, and to nobody', async () => {
  await blockAccounts(office.site.db, () => new Date()).block(player.id, 'documents were forged');
  expect(await ruleOf(give(SMALL))).toEqual(['user_cant_use_exception', 'not_for_you']);
  expect(await keyOf(give(SMALL, { to: { id: 999_999_999n } as TestPlayer }))).toBe('404 not_found');
});

test('refuses amounts that are none, and other kinds of rewards', async () => {
  const odd = [uah('0'), uah('-5'), { kind: 'points', points: 5_001 }, { kind: 'thing', name: ' ' }];
  for (const reward of [...odd, { kind: 'box', code: 'oak' }, { kind: 'nothing' }])
    expect(await keyOf(give(reward as RewardByHand))).toBe('400 invalid_request');
  expect(await keyOf(give({ kind: 'bonus', code: 'no-such-bonus' }))).toBe('404 not_found');
});

test.each(SHIPPED_ROLES)('lets %s give as its permissions say', async (as) => {
  const may = ['support', 'marketing', 'admin'].includes(as);
  expect(await keyOf(give(POINTS, { as }))).toBe(may ? 'answered' : '403 forbidden');
});
