import { listAudit } from '@croupier/contract/office/audit';
import type { InputOf } from '@croupier/contract/kit';
import {
  endPromoCode,
  listPromoCodes,
  listPromoBonuses,
  makePromoCode,
  makePromoCodes,
  type PromoRow,
} from '@croupier/contract/office/promo-desk';
import { promoOf } from '@croupier/contract/rewards/bonuses';
import { PROMO_STATES } from '@croupier/domain/rewards/promo-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { bonusesOf } from '../../rewards/bonuses/bonuses.fixture.ts';
import { redeemPromo } from '../../rewards/promo-codes/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

type Body = InputOf<typeof makePromoCode>['body'];
type Role = 'marketing' | 'auditor' | 'games' | 'support';

let office: TestOffice;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  // What is published is there with the next call.
  office = await startTestOffice({ MEMORY_MS: '0' });
  desk = bonusesOf(office.site);
  await desk.put('for-codes', { trigger: { by: 'code' }, codes: { kind: 'unique' } });
  await desk.put('on-shelf');
});
afterAll(() => office.site.close());

const reason = 'the campaign of the spring';
const OPEN = { region: null, from: null, until: null, usesMax: null, bonus: null };
let codes = 0;
const newCode = () => `spring-${codes++}`;
const make = (body: Partial<Body> & { code: string }, as: Role = 'marketing') =>
  office.as[as].call(makePromoCode, { body: { ...OPEN, reason, ...body } });
const end = (code: string, as: Role = 'marketing') =>
  office.as[as].call(endPromoCode, { params: { code }, body: { reason } });
const list = async (query: object = {}) =>
  (await office.as.auditor.call(listPromoCodes, { query } as never)).rows as PromoRow[];
const redeem = (code: string, playerId: bigint) =>
  office.site.db.transaction((tx) =>
    redeemPromo(tx, { code, region: 'UA', now: new Date(), player: async () => playerId }),
  );
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('a code is made with its times and uses, usable at once by the players it is for, listed, and in the log', async () => {
  const code = newCode();
  const until = fromNow(2);
  expect(await make({ code: code.toUpperCase(), region: 'UA', until, usesMax: 1 })).toEqual({ done: true });
  const player = await office.site.createPlayer({ region: 'UA' });
  expect(await player.call(promoOf, { params: { code }, query: {} })).toMatchObject({ code, state: 'exist' });
  expect(await list({ code })).toMatchObject([
    { code, region: 'UA', until, usesMax: 1, used: 0, waiting: 0, state: 'running' },
  ]);
  expect(await redeem(code, player.id)).toBe('redeemed');
  expect(await list({ code })).toMatchObject([{ used: 1, state: 'used-up' }]);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'make.promo-code' } });
  expect(rows[0]).toMatchObject({
    ...{ operatorId: String(office.as.marketing.id), subjectKind: 'promo-code', subjectId: code, reason },
    after: { region: 'UA', until, usesMax: 1 },
  });
});

test('an ended code is over for who has not redeemed it, cannot be made again, and ends once', async () => {
  const code = newCode();
  await make({ code });
  const [first, second] = [await office.site.createPlayer(), await office.site.createPlayer()];
  expect(await redeem(code, first.id)).toBe('redeemed');
  expect(await end(code)).toEqual({ done: true });
  expect(await redeem(code, second.id)).toBe('expired');
  expect(await list({ code })).toMatchObject([{ used: 1, state: 'ended' }]);
  expect(await keyOf(end(code))).toBe('409 conflict');
  expect(await keyOf(make({ code }))).toBe('409 conflict');
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'end.promo-code' } });
  expect(rows[0]).toMatchObject({ subjectId: code, before: { state: 'open', used: 1 }, reason });
});

test('who redeems a code while it is ended has it or finds it over, and of two who make one at once one does', async () => {
  const code = newCode();
  await make({ code, usesMax: 1 });
  const player = await office.site.createPlayer();
  const { both } = await office.site.db.transaction(async (tx) => {
    await tx.query('SELECT 1 AS one FROM promo_code WHERE code = $1 FOR UPDATE', [code]);
    const both = Promise.all([redeem(code, player.id), keyOf(end(code))]);
    await untilWaitingForLocks(office.site.owner, 2);
    return { both };
  });
  const [redeemed, ended] = await both;
  expect(ended).toBe('answered');
  expect(await list({ code })).toMatchObject([{ used: redeemed === 'redeemed' ? 1 : 0, state: 'ended' }]);
  const same = newCode();
  expect((await Promise.all([keyOf(make({ code: same })), keyOf(make({ code: same }))])).sort()).toEqual([
    '409 conflict',
    'answered',
  ]);
});

test('a state is the same as a filter and as it is shown', async () => {
  const [planned, over, ended] = [newCode(), newCode(), newCode()];
  await make({ code: planned, from: fromNow(1), until: fromNow(2) });
  await make({ code: over });
  await office.site.owner.query(
    `UPDATE promo_code SET from_at = now() - interval '2 days', until_at = now() - interval '1 day' WHERE code = $1`,
    [over],
  );
  await make({ code: ended });
  await end(ended);
  const all = await list({ limit: '100' });
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(PROMO_STATES));
  for (const state of PROMO_STATES)
    expect(await list({ state, limit: '100' })).toEqual(all.filter((row) => row.state === state));
});

test.each([
  { until: fromNow(-1) },
  { from: fromNow(3), until: fromNow(2) },
  { usesMax: 0 },
  { region: 'US' as never },
  { code: 'весна' },
  { code: `'; DROP TABLE promo_code; --` },
  { reason: 'x' },
])('%o makes no code', async (wrong) => {
  const code = newCode();
  expect(await keyOf(make({ code, ...wrong }))).toBe('400 invalid_request');
  expect(await list({ code })).toEqual([]);
});

test('who may only read makes and ends none, and others do not see them', async () => {
  const code = newCode();
  await make({ code });
  expect(await keyOf(make({ code: newCode() }, 'auditor'))).toBe('403 forbidden');
  expect(await keyOf(end(code, 'auditor'))).toBe('403 forbidden');
  expect(await keyOf(end('no-such-code'))).toBe('404 not_found');
  for (const role of ['games', 'support'] as const)
    expect(await keyOf(office.as[role].call(listPromoCodes, { query: {} }))).toBe('403 forbidden');
});

test('the list is a file, too, and whoever takes it is in the log', async () => {
  const code = newCode();
  await make({ code });
  const { cookie } = office.as.marketing;
  const file = await office.request(`/office/api/promo-codes.csv?code=${code}`, { headers: { cookie } });
  expect(await file.text()).toContain(code);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'export.promo-codes' } });
  expect(rows).toMatchObject([{ operatorId: String(office.as.marketing.id), after: { code } }]);
});

const makeMany = (body: object = {}, as: Role = 'marketing') =>
  office.as[as].call(makePromoCodes, {
    body: { ...{ count: 3, bonus: 'for-codes', region: null, from: null, until: null, reason }, ...body },
  });

test('brings its bonus when a code that names one is used, and names it in the list and the log', async () => {
  const code = newCode();
  await make({ code, bonus: 'for-codes' });
  expect(await list({ bonus: 'for-codes', code })).toMatchObject([{ code, bonus: 'for-codes' }]);
  const player = await office.site.createPlayer({ region: 'UA' });
  expect(await desk.assign(player, code)).toMatchObject({ code: 'for-codes', state: 'NOT_ACTIVATED' });
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'make.promo-code' } });
  expect(rows[0]).toMatchObject({ subjectId: code, after: { bonus: 'for-codes' } });
});

test('refuses a bonus that is not published, or has no codes of its own, and offers neither', async () => {
  for (const bonus of ['on-shelf', 'no-such-bonus']) {
    const code = newCode();
    expect(await keyOf(make({ code, bonus }))).toBe('404 not_found');
    expect(await list({ code })).toEqual([]);
    expect(await keyOf(makeMany({ bonus }))).toBe('404 not_found');
  }
  expect(await office.as.marketing.call(listPromoBonuses, {})).toEqual({
    bonuses: [{ code: 'for-codes', title: 'A thing' }],
  });
});

test('makes many codes at once, each of one use, with how many in the log and none of them', async () => {
  const both = await Promise.all([makeMany({ count: 400, region: 'UA' }), makeMany({ count: 1 })]);
  const codes = both.flatMap((each) => each.codes);
  expect(new Set(codes).size).toBe(401);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tw-z]{10,14}$/);
  expect(await list({ code: codes[0]! })).toMatchObject([{ bonus: 'for-codes', usesMax: 1, region: 'UA' }]);
  const [first, second] = [await office.site.createPlayer(), await office.site.createPlayer()];
  expect(await redeem(codes[0]!, first.id)).toBe('redeemed');
  expect(await redeem(codes[0]!, second.id)).toBe('used_up');
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'make.promo-codes' } });
  const large = rows.find(({ after }) => (after as { count?: number }).count === 400)!;
  expect(large).toMatchObject({ subjectId: 'list', reason, after: { bonus: 'for-codes', region: 'UA' } });
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
});

test('makes as many as ten thousand at once, and no more', async () => {
  expect((await makeMany({ count: 10_000 })).codes).toHaveLength(10_000);
  for (const wrong of [{ count: 10_001 }, { count: 0 }, { until: fromNow(-1) }, { bonus: `' OR 1=1` }])
    expect(await keyOf(makeMany(wrong))).toBe('400 invalid_request');
});

test('makes no codes for a role that may only read them', async () => {
  for (const role of ['auditor', 'games', 'support'] as const) {
    expect(await keyOf(makeMany({}, role))).toBe('403 forbidden');
    expect(await keyOf(office.as[role].call(listPromoBonuses, {}))).toBe('403 forbidden');
  }
});

test('lists no single codes of a batch, but where they are looked up by their bonus', async () => {
  const { codes } = await makeMany({ count: 3 });
  const listed = async (query: object = {}) => (await list(query)).map(({ code }) => code);
  expect(await listed()).not.toEqual(expect.arrayContaining([codes[0]]));
  expect(await listed({ bonus: 'for-codes' })).toEqual(expect.arrayContaining(codes));
  expect(await listed({ code: codes[0] })).toEqual([codes[0]]);
});
