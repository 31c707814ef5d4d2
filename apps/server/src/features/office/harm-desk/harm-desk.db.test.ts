import { randomUUID } from 'node:crypto';
import { answerHarm, listHarm, readHarm } from '@croupier/contract/office/harm-desk';
import { listNotices } from '@croupier/contract/people/notices';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { post } from '../../money/ledger/feature.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { stake, untilRead } from '../player-desk/player-desk.fixture.ts';
import { gatherFacts } from './gather-facts.ts';
import { DAY_PLAYERS, MINUTES } from './harm-facts-store.ts';
import { judgeDays } from './judge-days.ts';

const DAY_MS = 86_400_000;
let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const today = new Date().toISOString().slice(0, 10);
/** On the day after, when this one is settled. */
const LATER = new Date(Date.parse(today) + DAY_MS + 2 * 3_600_000);
const text = 'looked at what they played';

const fail = (message: string, { err }: { err?: unknown } = {}): never => {
  throw new Error(message, { cause: err });
};
/** As if nobody had gone through the days yet. */
async function judge(): Promise<void> {
  await office.site.owner.query(`DELETE FROM player_run WHERE task = 'harm-days'`);
  await judgeDays({ db: office.site.db, clock: { now: () => LATER }, error: fail });
}

/** Deposits of this moment that the provider refused. */
const failDeposits = (player: TestPlayer, count: number) =>
  office.site.owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
SELECT gen_random_uuid(), $1, '', 10000, 'UAH', 'real', 'ua', 'FAILED', now(), now(), now() FROM generate_series(1, $2)`,
    [player.id, count],
  );
/** A pay-out of this moment that came to nothing. */
const endPayOut = ({ id }: TestPlayer, state: 'CANCELED' | 'REJECTED') =>
  office.site.owner.query(
    `WITH method AS (INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, created_at)
  VALUES (gen_random_uuid(), $1, '', 'iban', 'ASKED', now()) RETURNING id)
INSERT INTO pay_out (id, player_id, input_hash, amount_minor, fee_minor, currency, method_id, method_kind, mark, mask, state, rejected, created_at, updated_at, asked_at)
SELECT gen_random_uuid(), $1, '', 10000, 0, 'UAH', id, 'iban', 'mark', '**', $2, CASE $2 WHEN 'REJECTED' THEN 'other' END, now(), now(), now() FROM method`,
    [id, state],
  );
const newPlayer = () => office.site.createPlayer({ region: 'UA', balanceMinor: '100000' });
const pictureOf = ({ id }: TestPlayer) => office.as.risk.call(readHarm, { params: { id: String(id) } });
const rowOf = async ({ id }: TestPlayer) =>
  (await office.as.risk.call(listHarm, { query: { player: String(id) } as never })).rows[0];
const answer = ({ id }: TestPlayer, body: Parameters<typeof send>[1], as = office.as.risk) =>
  send(as, body, String(id));
const send = (
  as: TestOffice['as']['risk'],
  body:
    | { act: 'message'; template: 'pause' | 'limits' | 'talk'; text: string }
    | { act: 'note' | 'looked-at'; text: string },
  id: string,
) => as.call(answerHarm, { params: { id }, body });

test('an answer to a player whom there is not is refused', async () => {
  const note = { act: 'note', text: 'Who is that?' } as const;
  await expect(send(office.as.risk, note, '999999999')).rejects.toMatchObject({ status: 404 });
});

test('a pay-out that its player took back is in the queue, one that was rejected is not', async () => {
  const [worrying, quiet] = [await newPlayer(), await newPlayer()];
  await endPayOut(worrying, 'CANCELED');
  await endPayOut(quiet, 'REJECTED');
  await judge();
  expect(await rowOf(worrying)).toMatchObject({ score: 2, markers: ['pay-outs-taken-back'] });
  expect(await rowOf(quiet)).toBeUndefined();
});

test('a day that tells something is in the queue, and one that tells nothing is not', async () => {
  const [worrying, quiet] = [await newPlayer(), await newPlayer()];
  await failDeposits(worrying, 3);
  await stake(quiet);
  await judge();
  expect(await rowOf(worrying)).toMatchObject({
    ...{ score: 2, level: 'low', lastDay: today, markers: ['failed-deposits'], state: 'new', by: null },
  });
  expect(await rowOf(quiet)).toBeUndefined();
  const { days, score } = await pictureOf(worrying);
  expect(score).toBe(2);
  expect(days).toEqual([
    { day: today, score: 2, reasons: [{ marker: 'failed-deposits', value: 3, from: 3 }] },
  ]);
  // What was found stays as it is, however often the days are gone through.
  await judge();
  expect(await rowOf(worrying)).toMatchObject({ score: 2 });
});

test('of a day the minutes are those of the ledger, by the clocks where the player lives', async () => {
  const player = await newPlayer();
  for (let round = 0; round < 3; round += 1) await stake(player);
  const { minutes } = (await gatherFacts(office.site.db, player.id, today))!;
  expect(minutes.reduce((sum, { stakes }) => sum + stakes, 0)).toBe(3);
  expect(minutes.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n)).toBe(1_500n);
  const kyiv = new Intl.DateTimeFormat('en', { hour: 'numeric', hour12: false, timeZone: 'Europe/Kyiv' });
  expect(minutes.map(({ hour }) => hour)).toEqual(minutes.map(({ at }) => Number(kyiv.format(at)) % 24));
});

test('a limit that was used up, and asked to be raised then, is told as such', async () => {
  const player = await office.site.createPlayer({ region: 'UA', limits: { day: '10000' } });
  await office.site.owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
VALUES ($2, $1, '', 9600, 'UAH', 'real', 'ua', 'PAID', now(), now(), now())`,
    [player.id, randomUUID()],
  );
  await office.site.owner.query(
    `INSERT INTO player_limit_change (player_id, period, change, size, currency, changed_at, place, rule)
VALUES ($1, 'day', 'asked', 20000, 'UAH', now(), 99, 'deposit_limit')`,
    [player.id],
  );
  const { limits } = (await gatherFacts(office.site.db, player.id, today))!;
  const day = limits.find(({ size }) => size === 10_000n);
  expect(day).toEqual({ size: 10_000n, used: 9_600n, usedWhenAsked: 9_600n });
});

/** Stakes through the ledger alone, so that nothing is won. */
const lose = (player: TestPlayer, amountMinor: bigint) =>
  office.site.db.transaction((tx) =>
    post(tx, {
      ...{ playerId: player.id, currency: 'UAH', key: randomUUID(), operation: 'provider-bet' },
      transfers: [
        { from: { owner: 'player', kind: 'real' }, to: { owner: 'house', name: 'bets' }, amountMinor },
      ],
    }),
  );

test('limits on losses, stakes and time are told as those on deposits are, by what stood when a weaker one was asked for', async () => {
  const player = await newPlayer();
  const change = (rule: string, what: 'set' | 'asked', size: number, place: number, at = '00:00:00') =>
    office.site.owner.query(
      `INSERT INTO player_limit_change (player_id, rule, period, change, size, currency, changed_at, place)
VALUES ($1, $2, 'day', $3, $4, $5, $6::timestamptz, $7)`,
      [player.id, rule, what, size, rule === 'session_time' ? null : 'UAH', `${today}T${at}Z`, place],
    );
  const used = { loss_limit: 1_500, stake_limit: 1_500, session_time: 1 };
  for (const [n, [rule, size]] of Object.entries(used).entries()) await change(rule, 'set', size, n + 50);
  await lose(player, 1_500n);
  await change('loss_limit', 'asked', 3_000, 54, '23:59:59');
  await change('stake_limit', 'asked', 3_000, 55);
  await change('session_time', 'asked', 60, 56, '23:59:59');
  const { limits } = (await gatherFacts(office.site.db, player.id, today))!;
  expect(limits.filter(({ used }) => used > 0n)).toEqual([
    { size: 1_500n, used: 1_500n, usedWhenAsked: 1_500n },
    { size: 1n, used: 1n, usedWhenAsked: 1n },
    { size: 1_500n, used: 1_500n, usedWhenAsked: 0n },
  ]);
});

test('whose play no session tells of, and who only asks for a weaker limit, is looked at too', async () => {
  const player = await newPlayer();
  await lose(player, 2_000n);
  await office.site.owner.query(
    `INSERT INTO player_limit_change (player_id, rule, period, change, size, currency, changed_at, place) VALUES
($1, 'loss_limit', 'month', 'set', 2000, 'UAH', $2::timestamptz, 50), ($1, 'loss_limit', 'month', 'asked', 9000, 'UAH', $2, 51)`,
    [player.id, `${today}T23:59:59Z`],
  );
  await judge();
  expect(await rowOf(player)).toMatchObject({ markers: ['limits-reached', 'raises-after-reaching'] });
});

test('whoever looks writes once a day; the player is told, and the act is on record', async () => {
  const player = await newPlayer();
  await failDeposits(player, 4);
  await judge();
  expect(await answer(player, { act: 'message', template: 'talk', text })).toEqual({ done: true });
  expect(await keyOf(answer(player, { act: 'message', template: 'pause', text }))).toBe('409 conflict');
  expect(await answer(player, { act: 'note', text: 'they answered kindly' })).toEqual({ done: true });
  expect(await rowOf(player)).toMatchObject({ state: 'answered', by: office.as.risk.name });
  expect((await pictureOf(player)).acts.map(({ act, template }) => [act, template])).toEqual([
    ['note', null],
    ['message', 'talk'],
  ]);
  await untilRead(office);
  await expect
    .poll(async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind))
    .toContain('care-talk');
});

test('two people who write at the same moment write once', async () => {
  const player = await newPlayer();
  const { both } = await office.site.db.transaction(async (tx) => {
    await lockPlayer(tx, player.id);
    const both = [0, 1].map(() => keyOf(answer(player, { act: 'message', template: 'pause', text })));
    await untilWaitingForLocks(office.site.owner, 2);
    return { both };
  });
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
});

test('it grows again where more was added than had been there', async () => {
  const player = await newPlayer();
  await failDeposits(player, 3);
  await judge();
  await answer(player, { act: 'looked-at', text });
  expect(await rowOf(player)).toMatchObject({ state: 'answered' });
  await office.site.owner.query(
    `INSERT INTO harm_day (player_id, day, score, reasons) VALUES ($1, $2::date - 1, 9, '[]')`,
    [player.id, today],
  );
  expect(await rowOf(player)).toMatchObject({ state: 'grown', score: 11, level: 'middle' });
});

test('marketing and support never see it, by no road', async () => {
  const player = await newPlayer();
  for (const role of SHIPPED_ROLES.filter((each) => !['risk', 'admin', 'auditor'].includes(each))) {
    const { call } = office.as[role];
    expect(await keyOf(call(listHarm, { query: {} as never }))).toBe('403 forbidden');
    expect(await keyOf(call(readHarm, { params: { id: String(player.id) } }))).toBe('403 forbidden');
    expect(await keyOf(answer(player, { act: 'note', text }, office.as[role]))).toBe('403 forbidden');
  }
  expect(await keyOf(answer(player, { act: 'note', text }, office.as.auditor))).toBe('403 forbidden');
});

test('a rise of money that the house posted is no deposit', async () => {
  const player = await newPlayer();
  await office.site.db.transaction((tx) =>
    post(tx, {
      ...{ playerId: player.id, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'house', name: 'adjustments' },
          to: { owner: 'player', kind: 'real' },
          amountMinor: 5n,
        },
      ],
    }),
  );
  const facts = await gatherFacts(office.site.db, player.id, today);
  expect([facts!.deposits, facts!.minutes]).toEqual([[], []]);
});

test('the queries of a day read along indexes', async () => {
  const player = await newPlayer();
  const plan = (query: string, values: unknown[]) =>
    office.site.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const now = new Date();
  const span = [['UAH'], ['real'], [1n], [50n]];
  expect(await plan(MINUTES, [player.id, ...span, now, now, 'Europe/Kyiv'])).not.toContain('Seq Scan');
  expect(await plan(DAY_PLAYERS, [today, 0n, 50])).not.toContain('Seq Scan');
});
