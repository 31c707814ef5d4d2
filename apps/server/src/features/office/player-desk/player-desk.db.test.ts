import {
  findPlayer,
  listPlayers,
  markPlayer,
  readPlayer,
  unmaskPlayer,
  blockPlayer,
} from '@croupier/contract/office/player-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf, logOf, stake, untilRead } from './player-desk.fixture.ts';
import { readPurses } from './read-purses.ts';

let office: TestOffice;
let anna: TestPlayer;
beforeAll(async () => {
  office = await startTestOffice();
  anna = await office.site.createPlayer({ balanceMinor: '100000', region: 'UA' } as never);
  await rename(anna, 'Anna Cherry');
});
afterAll(() => office.site.close());

const rename = (player: TestPlayer, nickname: string) =>
  office.site.owner.query('UPDATE player SET nickname = $2 WHERE id = $1', [player.id, nickname]);
const list = async (query: object) => (await office.as.support.call(listPlayers, { query })).rows;
const read = (player: { id: bigint }, as: 'support' | 'auditor' = 'support') =>
  office.as[as].call(readPlayer, { params: { id: String(player.id) } });

test('players are found by a piece of their name, of their address and by their number; masked all the same', async () => {
  const [first] = anna.username.split('@');
  for (const text of ['a Cher', 'CHERRY', 'an', String(anna.id), `#${anna.id}`, first!.slice(2)]) {
    const rows = await list({ text });
    expect([text, rows.some(({ id }) => id === String(anna.id))]).toEqual([text, true]);
  }
  expect(await list({ text: 'nobody is called so' })).toEqual([]);
  // What means something to LIKE means itself.
  for (const text of ['%%%', '___', '\\\\\\']) expect([text, await list({ text })]).toEqual([text, []]);
  const rows = JSON.stringify(await list({}));
  expect(rows).not.toContain(anna.username);
  expect((await list({ text: 'cherry' }))[0]?.email).toBe(
    `${anna.username[0]}***@${anna.username.split('@')[1]}`,
  );
});

test('filters: blocked, label, region and days of registration', async () => {
  const player = await office.site.createPlayer({ region: 'KZ' } as never);
  const { risk } = office.as;
  const params = { id: String(player.id) };
  await risk.call(blockPlayer, { params, body: { reason: 'asked for by the bank' } });
  await risk.call(markPlayer, { params, body: { mark: 'чекає документів', reason: 'sent a letter' } });
  const idsOf = async (query: object) => (await list(query)).map(({ id }) => id);
  expect(await idsOf({ state: 'blocked' })).toEqual([params.id]);
  expect(await idsOf({ state: 'open' })).not.toContain(params.id);
  expect(await idsOf({ mark: 'чекає документів' })).toEqual([params.id]);
  expect(await idsOf({ mark: 'other' })).toEqual([]);
  const claim = await office.site.createPlayer({ unanswered: true });
  expect(await idsOf({ state: 'unanswered' })).toEqual([String(claim.id)]);
  expect(await idsOf({ state: 'open' })).not.toContain(String(claim.id));
  expect(await idsOf({ state: 'lapsed' })).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await idsOf({ from: today, to: today, state: 'blocked' })).toEqual([params.id]);
  expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
  expect(await keyOf(list({ from: '2026-02-31' }))).toBe('400 invalid_request');
  expect(await keyOf(list({ state: 'open; DROP TABLE player' }))).toBe('400 invalid_request');
});

test('pages follow on one another in both orders, and nobody is shown twice', async () => {
  for (let n = 0; n < 5; n += 1) await office.site.createPlayer();
  for (const sort of ['-registeredAt', 'registeredAt'] as const) {
    const ids: string[] = [];
    for (let after: string | undefined; ;) {
      const query = { sort, limit: '2', ...(after && { after }) };
      const page = await office.as.support.call(listPlayers, { query });
      ids.push(...page.rows.map(({ id }) => id));
      if (!page.next) break;
      after = page.next;
    }
    const all = await office.site.owner.query<{ id: bigint }>('SELECT id FROM player');
    expect(ids.toSorted()).toEqual(all.map(({ id }) => String(id)).toSorted());
  }
});

test('the palette’s finder: by round, request, payment, number and name, each by what it was found', async () => {
  const round = await stake(anna);
  const { owner } = office.site;
  const payment = '5c1bfb1e-9b44-4b51-8d43-0b3ad9d1f001';
  await owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, provider_payment_id,
  created_at, updated_at, asked_at) VALUES ($1, $2, '\\x00', 100, 'UAH', 'real', 'en', 'FAILED', 'pay-77', now(), now(), now())`,
    [payment, anna.id],
  );
  await untilRead(office);
  const [{ request }] = (await owner.query<{ request: string }>(
    'SELECT request_id AS request FROM ledger_post WHERE player_id = $1 AND request_id IS NOT NULL LIMIT 1',
    [anna.id],
  )) as [{ request: string }];
  const found = async (text: string) =>
    (await office.as.support.call(findPlayer, { query: { text } })).players.filter(
      ({ id }) => id === String(anna.id),
    );
  const expected = { id: String(anna.id), nickname: 'Anna Cherry' };
  for (const [text, by] of [
    [round, 'round'],
    [round.toUpperCase(), 'round'],
    [request, 'request'],
    [payment, 'payment'],
    ['pay-77', 'payment'],
    [String(anna.id), 'number'],
    ['cherry', 'name'],
    [anna.username, 'email'],
  ] as const) {
    const [row, ...more] = await found(text);
    expect([text, row, more]).toMatchObject([text, { ...expected, by }, []]);
    expect(row?.email).not.toBe(anna.username);
  }
  expect(await found('00000000-0000-4000-8000-000000000000')).toEqual([]);
});

test('the page: who, in which state, how much money and why, what is open; reading it is one entry of the log', async () => {
  const player = await office.site.createPlayer({
    balanceMinor: '100000',
    limits: { day: '50000' },
  });
  await stake(player);
  const page = await read(player);
  const { playsWith, purses } = page;
  expect(page).toMatchObject({
    id: String(player.id),
    block: null,
    isTest: false,
    state: 'open',
    openRounds: [],
    bonus: null,
  });
  expect(page.email).toMatch(/^.\*\*\*@/);
  expect(JSON.stringify(page)).not.toContain(player.username);
  expect(page.limits.find(({ period }) => period === 'day')).toMatchObject({
    ...{ rule: 'deposit_limit', size: '50000' },
  });
  expect(page.sessions).toHaveLength(1);
  const played = purses.find(({ kind, currency }) => kind === 'real' && currency === playsWith.currency)!;
  expect(played.from).toBeNull();
  const sum = played.moved.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  expect(String(sum)).toBe(played.amountMinor);
  expect(played.moved.find(({ operation }) => operation === 'bet')).toMatchObject({
    amountMinor: '-500',
    times: 1,
  });
  await read(player);
  expect(await actsOf(office, player.id)).toEqual(['read.player']);
  await read(player, 'auditor');
  expect(await actsOf(office, player.id)).toEqual(['read.player', 'read.player']);
});

test('of a long account the newest entries are summed, and with what was before they come to the balance', async () => {
  const player = await office.site.createPlayer({ balanceMinor: '100000' });
  for (let n = 0; n < 4; n += 1) await stake(player);
  const [purse] = (await readPurses(office.site.db, player.id, 3n)).filter(({ kind }) => kind === 'real');
  const sum = purse!.moved.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  expect(purse!.from).not.toBeNull();
  expect(String(BigInt(purse!.from!.amountMinor) + sum)).toBe(purse!.amountMinor);
  expect(purse!.moved.reduce((count, { times }) => count + times, 0)).toBe(3);
});

test('nobody is read who is not there, and of that nothing is written', async () => {
  for (const id of ['999999999', '9223372036854775808'])
    expect(await keyOf(office.as.support.call(readPlayer, { params: { id } }))).toBe('404 not_found');
  expect(await actsOf(office, 999_999_999n)).toEqual([]);
});

test('an address is shown to who asks with a reason; the log has the asking and not the address', async () => {
  const player = await office.site.createPlayer();
  const params = { id: String(player.id) };
  const unmask = (reason: string, as: 'support' | 'auditor' | 'finance' = 'support') =>
    office.as[as].call(unmaskPlayer, { params, body: { value: 'email', reason } });
  expect(await keyOf(unmask('  '))).toBe('400 invalid_request');
  for (const role of ['auditor', 'finance'] as const)
    expect(await keyOf(unmask('curious', role))).toBe('403 forbidden');
  expect(await actsOf(office, player.id)).toEqual([]);
  expect((await unmask('the bank asks who paid')).value).toBe(player.username);
  const [entry, ...more] = await logOf(office, player.id);
  expect(entry).toMatchObject({
    act: 'unmask.player',
    reason: 'the bank asks who paid',
    after: '{"value":"email"}',
  });
  expect(more).toEqual([]);
  expect(JSON.stringify(entry)).not.toContain(player.username);
});
