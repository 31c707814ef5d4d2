import * as approvals from '@croupier/contract/office/approvals';
import {
  breakPlayer,
  liftHouseRule,
  limitPlayer,
  listPlayerTimeline,
  readPlayer,
} from '@croupier/contract/office/player-desk';
import { ApiError } from '@croupier/contract/kit';
import { createPayIn } from '@croupier/contract/money/payments';
import { houseRules } from '@croupier/contract/people/house-rules';
import { playerLimits, setPlayerLimit } from '@croupier/contract/people/limits';
import { profile } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import { convertMinor, type Currency } from '@croupier/domain/money/amounts';
import { HOUSE_LIMITS, type HouseRuleName } from '@croupier/domain/people/house-rules';
import { LIMIT_SPANS, type LimitSpan } from '@croupier/domain/people/limits';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, actsOf, holding, logOf, seated, stake, untilRead } from './player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => {
  // Nobody listens there: a deposit is written down and stays open, which is all that a limit counts.
  office = await startTestOffice({ SANDBOX_PSP_URL: 'http://127.0.0.1:9' });
});
afterAll(() => office.site.close());
afterEach(() => office.site.call(testClock, { body: { offsetMs: 0 } }));

const DAY_MS = 86_400_000;
const reason = 'stakes rose five times in a week';
const newPlayer = (limits: object = { month: '100000000' }) =>
  office.site.createPlayer({ region: 'UA', balanceMinor: '100000', limits });
const limitOf = (change: object = {}) => ({
  ...{ rule: 'stake_limit', period: 'day', currency: 'UAH', amountMinor: '700', reason },
  ...change,
});
const limit = (id: bigint, change: object = {}, as = office.as.risk) =>
  as.call(limitPlayer, about(id, limitOf(change)));
const pause = (id: bigint, days: number) => office.as.risk.call(breakPlayer, about(id, { days, reason }));
const lift = (id: bigint, rule: HouseRuleName, period: LimitSpan | null, key: string = randomUUID()) =>
  office.as.risk.call(liftHouseRule, about(id, { key, rule, period, reason }));
const approve = (id: string, by = office.as.admin) =>
  by.call(approvals.approve, { params: { id }, body: {} });
const rulesOf = async (id: bigint) => (await office.as.support.call(readPlayer, about(id))).houseRules;

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('not refused');
  return error.details;
}

/** @returns `taken`: the provider is away, the deposit is written down; or why it is refused */
async function deposit(player: TestPlayer, amountMinor: string): Promise<unknown> {
  const body = { key: randomUUID(), amountMinor, language: 'ua' as const };
  const error: unknown = await player.call(createPayIn, { body }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('a provider that is away gave a page');
  return error.key === 'payment_provider_unavailable' ? 'taken' : error.details;
}

test('a limit of the house: the bet is refused by name, the player is told of it, the log has who and why', async () => {
  const player = await newPlayer();
  await limit(player.id);
  await stake(player);
  expect(await refusalOf(stake(player))).toMatchObject({
    ...{ rule: 'stake_limit', period: 'day', limitMinor: '700', leftMinor: '200', byHouse: true },
  });
  expect(await player.call(houseRules, {})).toEqual({
    rules: [{ rule: 'stake_limit', period: 'day', currency: 'UAH', amountMinor: '700', until: null }],
  });
  // Of the play itself a look at the clock follows, as soon as it is read; the limit is none of the rules of play.
  await untilRead(office);
  const page = await office.as.support.call(readPlayer, about(player.id));
  expect(page.playRules).toMatchObject([{ rule: 'reality_check' }]);
  expect(page.houseRules).toMatchObject([{ rule: 'stake_limit', by: office.as.risk.name, reason }]);
  const [entry] = await logOf(office, player.id);
  expect(entry).toMatchObject({ act: 'limit.player', operator: office.as.risk.name, reason, before: null });
  const { rows } = await office.as.support.call(listPlayerTimeline, about(player.id));
  expect(rows.find(({ kind }) => kind === 'act')).toMatchObject({
    ...{ what: 'limit.player.stake_limit.day', amountMinor: '700', currency: 'UAH', text: reason },
  });
});

test('who has never played is held to it with the first bet', async () => {
  const player = await newPlayer();
  await limit(player.id, { amountMinor: '499' });
  expect(await refusalOf(stake(player))).toMatchObject({ limitMinor: '499', byHouse: true });
});

test('the strictest of the house’s and the player’s own holds, and the player’s own is not touched', async () => {
  const player = await newPlayer({ day: '50000' });
  await limit(player.id, { rule: 'deposit_limit', amountMinor: '90000' });
  const own = await deposit(player, '60000');
  expect(own).toMatchObject({ rule: 'deposit_limit', limitMinor: '50000' });
  expect(own).not.toHaveProperty('byHouse');
  await limit(player.id, { rule: 'deposit_limit', amountMinor: '40000' });
  expect(await deposit(player, '45000')).toMatchObject({ limitMinor: '40000', byHouse: true });
  expect(await deposit(player, '40000')).toBe('taken');
  const [day] = (await player.call(playerLimits, {})).limits;
  // Of the stricter one nothing is left.
  expect(day).toMatchObject({ period: 'day', size: '50000', used: '40000', left: '0' });
  expect(day!.house).toEqual({ size: '40000', currency: 'UAH' });
  // What the player asks for is the player's: it moves nothing of the house's.
  await player.call(setPlayerLimit, { body: { rule: 'deposit_limit', period: 'day', size: null } });
  expect(await rulesOf(player.id)).toMatchObject([{ rule: 'deposit_limit', amountMinor: '40000' }]);
});

test('what is not stricter is refused and is not in the log; in another currency it is compared by its worth', async () => {
  const { id } = await newPlayer();
  await limit(id, { amountMinor: '100000' });
  for (const change of [
    { amountMinor: '100000' },
    { amountMinor: '100001' },
    { currency: 'EUR', amountMinor: '99999' },
  ])
    expect(await keyOf(limit(id, change))).toBe('409 not_stricter');
  expect(await keyOf(limit(id, { currency: 'EUR', amountMinor: '100' }))).toBe('answered');
  expect(await rulesOf(id)).toMatchObject([{ currency: 'EUR', amountMinor: '100' }]);
  expect((await actsOf(office, id)).filter((act) => act === 'limit.player')).toHaveLength(2);
});

test.each([
  [
    'a role that may not',
    () => newPlayer().then(({ id }) => limit(id, {}, office.as.support)),
    '403 forbidden',
  ],
  ['nobody there', () => limit(999_999_999n), '404 not_found'],
  ['no amount', () => newPlayer().then(({ id }) => limit(id, { amountMinor: '0' })), '400 invalid_request'],
  ['no reason', () => newPlayer().then(({ id }) => limit(id, { reason: ' ' })), '400 invalid_request'],
  ['a break too long', () => newPlayer().then(({ id }) => pause(id, 43)), '400 invalid_request'],
  ['nothing to lift', () => newPlayer().then(({ id }) => lift(id, 'break', null)), '404 not_found'],
])('%s: nothing is set', async (_name, act, refusal) => {
  expect(await keyOf(act())).toBe(refusal);
});

const stakedBy = async ({ id }: TestPlayer) => {
  const [sum] = await office.site.owner.query<{ staked: bigint }>(
    'SELECT sum(stake_minor)::bigint AS staked FROM round WHERE player_id = $1',
    [id],
  );
  return sum!.staked;
};

test('a bet in flight beside a lowered limit: taken before it or refused by it, never between', async () => {
  for (const first of ['bet', 'limit'] as const) {
    const player = await newPlayer();
    await limit(player.id, { amountMinor: '5000' });
    // What is left is reckoned now, so that the next bet is settled as it comes.
    await stake(player);
    const acts = {
      bet: () => keyOf(stake(player)),
      limit: () => keyOf(limit(player.id, { amountMinor: '499' })),
    };
    const answers = await holding(office, `player_seat WHERE player_id = ${player.id}`, async () => {
      const before = acts[first]();
      await untilWaitingForLocks(office.site.owner, 1);
      const after = acts[first === 'bet' ? 'limit' : 'bet']();
      await untilWaitingForLocks(office.site.owner, 2);
      return [before, after];
    });
    const [bet, lowered] = first === 'bet' ? answers : answers.toReversed();
    expect(lowered).toBe('answered');
    // A reader that has told what is left to be reckoned anew makes two steps of the bet, and the limit goes between them.
    const refused = '418 user_cant_use_exception';
    expect(first === 'bet' ? ['answered', refused] : [refused]).toContain(bet);
    expect(await stakedBy(player)).toBe(bet === 'answered' ? 1_000n : 500n);
    expect(await refusalOf(stake(player))).toMatchObject({ limitMinor: '499', byHouse: true });
  }
});

test('a deposit in flight beside a lowered limit is judged by it', async () => {
  const player = await seated(await newPlayer());
  const [lowered, deposited] = await holding(office, `player WHERE id = ${player.id}`, async () => {
    const lowering = keyOf(limit(player.id, { rule: 'deposit_limit', amountMinor: '10000' }));
    await untilWaitingForLocks(office.site.owner, 1);
    const depositing = deposit(player, '20000');
    await untilWaitingForLocks(office.site.owner, 2);
    return [lowering, depositing];
  });
  expect(lowered).toBe('answered');
  expect(deposited).toMatchObject({ rule: 'deposit_limit', limitMinor: '10000', byHouse: true });
});

test('of two lowered at once both are judged, and the lowest stands', async () => {
  const { id } = await newPlayer();
  await limit(id, { amountMinor: '9000' });
  const answers = await Promise.all(
    ['3000', '2000', '4000'].map((amountMinor) => keyOf(limit(id, { amountMinor }))),
  );
  for (const answer of answers) expect(['answered', '409 not_stricter']).toContain(answer);
  expect(await rulesOf(id)).toMatchObject([{ amountMinor: '2000' }]);
});

test('a break: no stakes and no deposits until it is over; signing in, money and history stay', async () => {
  const player = await newPlayer();
  await stake(player);
  await pause(player.id, 7);
  const refused = { rule: 'break', byHouse: true, until: expect.stringMatching(/Z$/) as string };
  expect(await refusalOf(stake(player))).toMatchObject(refused);
  expect(await deposit(player, '20000')).toMatchObject(refused);
  const again = await office.site.signIn(player);
  expect((await again.call(profile, {})).id).toBe(String(player.id));
  expect((await again.call(houseRules, {})).rules).toMatchObject([{ rule: 'break', period: null }]);
  // Not shorter, but longer.
  expect(await keyOf(pause(player.id, 6))).toBe('409 not_stricter');
  expect(await keyOf(pause(player.id, 8))).toBe('answered');
  await office.site.call(testClock, { body: { offsetMs: 8 * DAY_MS + 60_000 } });
  const later = await office.site.signIn(player);
  expect(await keyOf(stake(later))).toBe('answered');
  expect(await deposit(later, '20000')).toBe('taken');
  expect((await later.call(houseRules, {})).rules).toEqual([]);
});

test('the most for one round, set by the house, holds from the next stake on and stands beside the player’s own', async () => {
  const player = await newPlayer();
  const single = { rule: 'stake_maximum', period: 'round' } as const;
  await limit(player.id, { ...single, amountMinor: '400' });
  expect(await refusalOf(stake(player))).toMatchObject({
    ...{ rule: 'stake_maximum', period: null, limitMinor: '400', byHouse: true },
  });
  const told = (await player.call(playerLimits, {})).limits.find(({ rule }) => rule === 'stake_maximum');
  expect(told).toMatchObject({ ...single, size: null, house: { size: '400', currency: 'UAH' } });
  expect((await player.call(houseRules, {})).rules).toMatchObject([{ ...single, amountMinor: '400' }]);
  expect(await keyOf(limit(player.id, { ...single, amountMinor: '401' }))).toBe('409 not_stricter');
  await approve((await lift(player.id, 'stake_maximum', 'round')).approval!);
  expect(await keyOf(stake(player))).toBe('answered');
});

test('time of play that the house allows runs by minutes played, and is told as such', async () => {
  const player = await newPlayer();
  const time = { rule: 'session_time', period: 'day', currency: null } as const;
  await limit(player.id, { ...time, amountMinor: '1' });
  await stake(player);
  await office.site.call(testClock, { body: { offsetMs: 2 * 60_000 } });
  expect(await refusalOf(stake(player))).toMatchObject({ rule: 'session_time', byHouse: true });
  const told = (await player.call(playerLimits, {})).limits.find(
    ({ rule, period }) => rule === 'session_time' && period === 'day',
  );
  expect(told).toMatchObject({ used: '1', left: '0', house: { size: '1', currency: null } });
});

test('what no limit of the house can be is refused', async () => {
  const { id } = await newPlayer();
  for (const odd of [
    { rule: 'stake_maximum', period: 'day' },
    { rule: 'stake_limit', period: 'round' },
    { rule: 'stake_limit', currency: null },
    { rule: 'session_time' },
    { rule: 'session_time', currency: null, amountMinor: '1441' },
  ])
    expect(await keyOf(limit(id, odd))).toBe('422 amount_out_of_range');
  expect(await rulesOf(id)).toEqual([]);
});

test('a limit or a break is lifted by two people, as it was shown, and then stakes are taken', async () => {
  const player = await newPlayer();
  await limit(player.id, { amountMinor: '600' });
  await pause(player.id, 3);
  const key = randomUUID();
  const { state, approval } = await lift(player.id, 'break', null, key);
  expect(state).toBe('waiting');
  expect(await lift(player.id, 'break', null, key)).toEqual({ state, approval });
  expect(await keyOf(lift(player.id, 'stake_limit', 'day', key))).toBe('409 key_reused');
  expect(await keyOf(approve(approval!, office.as.risk))).toBe('409 own_account');
  expect(await keyOf(approve(approval!, office.as.finance))).toBe('403 forbidden');
  expect(await refusalOf(stake(player))).toMatchObject({ rule: 'break' });
  const answers = await Promise.all([keyOf(approve(approval!)), keyOf(approve(approval!))]);
  expect(answers.toSorted()).toEqual(['409 too_late', 'answered']);
  expect(await keyOf(stake(player))).toBe('answered');
  // What was lowered meanwhile is not what was shown.
  const asked = (await lift(player.id, 'stake_limit', 'day')).approval!;
  await limit(player.id, { amountMinor: '550' });
  expect(await keyOf(approve(asked))).toBe('409 conflict');
  expect(await refusalOf(stake(player))).toMatchObject({ limitMinor: '550', byHouse: true });
  const acts = (await actsOf(office, player.id)).filter((act) => act.includes('lift.limits'));
  expect(acts).toEqual(['ask.lift.limits', 'approve.lift.limits', 'ask.lift.limits']);
});

interface Standing {
  readonly rule: HouseRuleName;
  readonly period: LimitSpan | null;
  readonly amountMinor: string | null;
  readonly currency: Currency | null;
  readonly until: string | null;
}

/** What a rule allows, in one unit: hryvnias, minutes, or until when nothing; less is stricter, and a later end is. */
const worth = ({ amountMinor, currency, until }: Standing): bigint =>
  until
    ? -BigInt(Date.parse(until))
    : currency
      ? convertMinor(BigInt(amountMinor!), { from: currency, to: 'UAH', rounding: 'down' })
      : BigInt(amountMinor!);

test('no acts of one person, in whatever order, loosen what the house has set', async () => {
  const step = fc.oneof(
    fc.record({
      act: fc.constant('limit' as const),
      rule: fc.constantFrom(...HOUSE_LIMITS),
      period: fc.constantFrom(...LIMIT_SPANS),
      currency: fc.constantFrom<Currency | null>('UAH', 'EUR', 'KZT', null),
      amount: fc.integer({ min: 1, max: 50_000 }),
    }),
    fc.record({ act: fc.constant('break' as const), days: fc.integer({ min: 1, max: 42 }) }),
    fc.record({
      act: fc.constant('lift' as const),
      rule: fc.constantFrom(...HOUSE_LIMITS, 'break' as const),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const { id } = await newPlayer();
      let before: Standing[] = [];
      for (const each of steps) {
        if (each.act === 'limit')
          await keyOf(
            limit(id, { ...each, act: undefined, amount: undefined, amountMinor: String(each.amount) }),
          );
        else if (each.act === 'break') await keyOf(pause(id, each.days));
        else {
          const asked = await lift(id, each.rule, each.rule === 'break' ? null : 'day').catch(
            () => undefined,
          );
          if (asked) expect(await keyOf(approve(asked.approval!, office.as.risk))).toBe('409 own_account');
        }
        const now: Standing[] = await rulesOf(id);
        for (const was of before) {
          const is = now.find(({ rule, period }) => rule === was.rule && period === was.period);
          expect(is).toBeDefined();
          expect(worth(is!)).toBeLessThanOrEqual(worth(was));
        }
        before = now;
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);
