import {
  listPlayerMovements,
  listPlayerPayments,
  listPlayerRounds,
  listPlayerStudioRounds,
  listPlayerTimeline,
  replayRound,
} from '@croupier/contract/office/player-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf, SLOT, stake, untilRead } from './player-desk.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
let other: TestPlayer;
const rounds: string[] = [];
beforeAll(async () => {
  office = await startTestOffice();
  player = await office.site.createPlayer({ balanceMinor: '100000' });
  other = await office.site.createPlayer({ balanceMinor: '100000' });
  for (let n = 0; n < 3; n += 1) rounds.push(await stake(player));
  await stake(other);
});
afterAll(() => office.site.close());

const params = () => ({ id: String(player.id) });
const call = () => office.as.support.call;

test('rounds: the player’s own and nobody else’s, newest first, page by page', async () => {
  const first = await call()(listPlayerRounds, { params: params(), query: { limit: '2' } });
  const rest = await call()(listPlayerRounds, {
    params: params(),
    query: { limit: '2', after: first.next! },
  });
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(rounds.toReversed());
  expect(rest.next).toBeNull();
  expect(first.rows[0]).toMatchObject({
    game: SLOT,
    stakeMinor: '500',
    kind: 'real',
    isGift: false,
    replay: null,
  });
});

test('rounds are narrowed by their id, by game and by what came of them', async () => {
  const ask = async (query: object) =>
    (await call()(listPlayerRounds, { params: params(), query })).rows.map(({ id }) => id);
  expect(await ask({ round: rounds[1] })).toEqual([rounds[1]]);
  expect(await ask({ game: 'none-such' })).toEqual([]);
  expect(await ask({ kind: 'play' })).toEqual([]);
  expect((await Promise.all([ask({ result: 'won' }), ask({ result: 'lost' })])).flat().toSorted()).toEqual(
    rounds.toSorted(),
  );
  expect(await ask({ to: '2020-01-01' })).toEqual([]);
});

test('a round with a link shows it', async () => {
  const [round] = rounds;
  const { url } = await call()(replayRound, {
    params: { ...params(), round: round! },
    body: { reason: 'the player asks' },
  });
  const { rows } = await call()(listPlayerRounds, { params: params(), query: { round: round! } });
  expect(rows[0]?.replay).toBe(url);
});

test('movements: each balance follows on the one before, with the game and the request it came of', async () => {
  const { rows } = await call()(listPlayerMovements, {
    params: { ...params(), purse: 'UAH-real' },
    query: { sort: 'number' },
  });
  expect(rows.length).toBeGreaterThan(3);
  for (const [index, row] of rows.entries()) {
    expect(row.beforeMinor).toBe(index === 0 ? '0' : rows[index - 1]!.afterMinor);
    expect(BigInt(row.beforeMinor) + BigInt(row.amountMinor)).toBe(BigInt(row.afterMinor));
    if (row.operation === 'bet') expect(row).toMatchObject({ game: SLOT, amountMinor: '-500' });
  }
  expect(rows.filter(({ requestId }) => requestId).length).toBeGreaterThan(2);
  const none = await call()(listPlayerMovements, { params: { ...params(), purse: 'EUR-bonus' }, query: {} });
  expect(none.rows).toEqual([]);
  const wrong = call()(listPlayerMovements, { params: { ...params(), purse: 'UAH-gold' }, query: {} });
  expect(await keyOf(wrong)).toBe('400 invalid_request');
});

test('payments and rounds of other studios are lists of their own', async () => {
  const { owner } = office.site;
  for (const [who, n] of [
    [player, 1],
    [other, 2],
  ] as const)
    await owner.query(
      `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
VALUES ($1, $2, '\\x00', 12300, 'UAH', 'real', 'en', 'FAILED', now(), now(), now())`,
      [`5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f00${n}`, who.id],
    );
  await owner.query(
    `INSERT INTO provider_round (provider, round_id, player_id, game, currency, kind, stake_minor, bets, state, opened_at, changed_at)
VALUES ('studio', 'r-1', $1, 'paper-moon-toss', 'UAH', 'real', 700, 1, 'open', now(), now())`,
    [player.id],
  );
  const payments = await call()(listPlayerPayments, { params: params(), query: { state: 'FAILED' } });
  expect(payments.rows).toMatchObject([{ id: '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001', amountMinor: '12300' }]);
  const studio = await call()(listPlayerStudioRounds, { params: params(), query: {} });
  expect(studio.rows).toMatchObject([{ id: 'r-1', studio: 'studio', stakeMinor: '700', state: 'open' }]);
});

test('the timeline has a day’s rounds as one line, and pages of it follow on one another', async () => {
  await untilRead(office);
  await expect
    .poll(
      async () =>
        (await call()(listPlayerTimeline, { params: params(), query: { kind: 'play' } })).rows.map(
          ({ times, amountMinor }) => [times, amountMinor],
        ),
      { timeout: 10_000 },
    )
    .toEqual([['3', '1500']]);
  const all = (await call()(listPlayerTimeline, { params: params(), query: {} })).rows.map(({ id }) => id);
  const paged: string[] = [];
  for (let after: string | undefined; ;) {
    const query = { limit: '1', ...(after && { after }) };
    const page = await call()(listPlayerTimeline, { params: params(), query });
    paged.push(...page.rows.map(({ id }) => id));
    if (!page.next) break;
    after = page.next;
  }
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test('every list of a player is a look at them; a file of it, or of all players, is an entry each time', async () => {
  const { id } = await office.site.createPlayer();
  const { auditor } = office.as;
  await auditor.call(listPlayerRounds, { params: { id: String(id) }, query: {} });
  await auditor.call(listPlayerPayments, { params: { id: String(id) }, query: {} });
  expect(await actsOf(office, id)).toEqual(['read.player']);
  const file = (path: string) => office.request(path, { headers: { cookie: auditor.cookie } });
  const answer = await file(`/office/api/players/${id}/movements/UAH-real.csv`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  await answer.text();
  expect(await actsOf(office, id)).toEqual(['read.player', 'export.player']);
  await (await file('/office/api/players.csv?region=UA')).text();
  const [last] = await office.site.owner.query<{ act: string; after: string }>(
    `SELECT act, after FROM audit_entry WHERE subject_kind = 'players'`,
  );
  expect(last).toEqual({ act: 'export.players', after: '{"region":"UA"}' });
  const nobody = { params: { id: '9223372036854775808' }, query: {} };
  expect(await keyOf(auditor.call(listPlayerRounds, nobody))).toBe('400 invalid_request');
});

test('the timeline has a line for each reward, and one where it was taken back', async () => {
  const now = new Date();
  const about = { playerId: player.id, source: 'wheel', code: 'brass', now } as const;
  await office.site.db.transaction(async (tx) => {
    const money = { kind: 'money', amountMinor: 70n, currency: 'UAH' } as const;
    await give(tx, { ...about, reference: 'first', reward: { kind: 'points', points: 5 } });
    await give(tx, { ...about, reference: 'second', reward: money });
  });
  await office.site.owner.query(
    `UPDATE reward SET taken_back_at = $2 WHERE player_id = $1 AND kind = 'points'`,
    [player.id, new Date(now.getTime() + 1)],
  );
  const { rows } = await call()(listPlayerTimeline, { params: params(), query: { kind: 'reward' } });
  const said = rows.map(({ what, times, amountMinor, currency }) => ({ what, times, amountMinor, currency }));
  expect(said[0]).toEqual({ what: 'taken-back', times: null, amountMinor: null, currency: null });
  expect(said.slice(1)).toHaveLength(2);
  expect(said).toContainEqual({ what: 'points', times: '5', amountMinor: null, currency: null });
  expect(said).toContainEqual({ what: 'money', times: null, amountMinor: '70', currency: 'UAH' });
  expect(rows.map(({ text }) => text)).toEqual(Array(3).fill('wheel: brass'));
});
