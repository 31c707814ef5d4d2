import { listPlayerNotices, listPlayerTimeline } from '@croupier/contract/office/player-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { actsOf } from './player-desk.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  office = await startTestOffice();
  player = await office.site.createPlayer();
  other = await office.site.createPlayer();
  const { owner } = office.site;
  const notice = `INSERT INTO notice (player_id, id, kind, params, created_at, seen_at)
VALUES ($1, $2, $3, $4, $5, $6)`;
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  await owner.query(notice, [
    player.id,
    id(1),
    'deposit-paid',
    '{"amount":"5000 UAH"}',
    '2026-06-10T09:00:00Z',
    null,
  ]);
  await owner.query(notice, [
    player.id,
    id(2),
    'bonus-given',
    '{"amount":"100 UAH"}',
    '2026-06-11T09:00:00Z',
    '2026-06-11T10:00:00Z',
  ]);
  await owner.query(notice, [
    other.id,
    id(1),
    'deposit-paid',
    '{"amount":"77777 UAH"}',
    '2026-06-10T09:00:00Z',
    null,
  ]);
  await owner.query(
    `INSERT INTO notice_delivery (player_id, notice_id, channel, state, reason, next_at, changed_at) VALUES
($1, $2, 'push', 'left-out', 'not-reachable', '2026-06-10T09:00:00Z', '2026-06-10T09:00:01Z'),
($1, $2, 'email', 'handed', NULL, '2026-06-10T09:00:00Z', '2026-06-10T09:00:02Z'),
($1, $3, 'email', 'waiting', NULL, '2126-06-12T05:00:00Z', '2026-06-11T09:00:00Z')`,
    [player.id, id(1), id(2)],
  );
});
afterAll(() => office.site.close());

const ask = async (query: object = {}) =>
  (await office.as.support.call(listPlayerNotices, { params: { id: String(player.id) }, query })).rows;

test('what a player was told is listed with the ways that it went, and why not by others; who looks is in the log', async () => {
  expect(await ask()).toMatchObject([
    {
      kind: 'bonus-given',
      seenAt: '2026-06-11T10:00:00.000Z',
      ways: [{ channel: 'email', state: 'waiting', reason: null, at: '2126-06-12T05:00:00.000Z' }],
    },
    {
      kind: 'deposit-paid',
      seenAt: null,
      ways: [
        { channel: 'email', state: 'handed', reason: null, at: '2026-06-10T09:00:02.000Z' },
        { channel: 'push', state: 'left-out', reason: 'not-reachable', at: '2026-06-10T09:00:01.000Z' },
      ],
    },
  ]);
  // What it said is the player's: an amount is not in the list.
  expect(JSON.stringify(await ask())).not.toMatch(/5000|77777/);
  expect(await actsOf(office, player.id)).toContain('read.player');
});

test('it is narrowed by kind, by how it went, and by days', async () => {
  const kinds = async (query: object) => (await ask(query)).map(({ kind }) => kind);
  expect(await kinds({ kind: 'deposit-paid' })).toEqual(['deposit-paid']);
  expect(await kinds({ state: 'left-out' })).toEqual(['deposit-paid']);
  expect(await kinds({ state: 'waiting' })).toEqual(['bonus-given']);
  expect(await kinds({ from: '2026-06-11' })).toEqual(['bonus-given']);
  expect(await kinds({ to: '2026-06-10' })).toEqual(['deposit-paid']);
});

test('a notice stands in the timeline', async () => {
  const query = { kind: 'notice' } as const;
  const { rows } = await office.as.auditor.call(listPlayerTimeline, {
    params: { id: String(player.id) },
    query,
  });
  expect(rows.map(({ what, text }) => [what, text])).toEqual([
    ['bonus-given', null],
    ['deposit-paid', null],
  ]);
});

test('who may not read players is told nothing', async () => {
  const refused = office.as.marketing.call(listPlayerNotices, {
    params: { id: String(player.id) },
    query: {},
  });
  await expect(refused).rejects.toMatchObject({ status: 403 });
});
