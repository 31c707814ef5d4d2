import { listAudit } from '@croupier/contract/office/audit';
import { readLobbyLayouts, saveLobbyLayout } from '@croupier/contract/office/list-desk';
import type { InputOf } from '@croupier/contract/kit';
import { listGames, lobbyFront, SHELVES, type LobbyLayout } from '@croupier/contract/site/lobby';
import type { RegionId } from '@croupier/domain/site/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

type Input = InputOf<typeof saveLobbyLayout>;

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());
afterEach(() => office.site.owner.query('DELETE FROM lobby_layout'));

const shelves = (change: Partial<Record<(typeof SHELVES)[number], boolean>> = {}): LobbyLayout['shelves'] =>
  SHELVES.map((list) => ({ list, shown: change[list] ?? true }));
const layoutOf = (change: Partial<LobbyLayout> = {}): LobbyLayout => ({
  ...{ shelves: shelves(), genres: [], pinned: [] },
  ...change,
});
const save = (
  layout: LobbyLayout | null,
  {
    scope = 'all',
    as = 'marketing',
    ...body
  }: Partial<Input['body']> & { scope?: Input['params']['scope']; as?: 'marketing' | 'support' } = {},
) =>
  office.as[as].call(saveLobbyLayout, {
    params: { scope },
    body: { layout, expected: null, reason: 'a new season', ...body },
  });
const read = () => office.as.auditor.call(readLobbyLayouts, {});
const firstIn = async (category: string | undefined, region: RegionId = 'UA') =>
  (
    await office.site.call(listGames, { query: { ...(category && { category }), region, limit: '3' } })
  ).games.map(({ code }) => code);

test('what is pinned comes first in its list: for a region there, and nowhere else', async () => {
  const { games } = await read();
  const usual = await firstIn(undefined);
  const last = games.at(-1)!;
  const pinned = [{ category: 'all', games: [last.code] }];
  await save(layoutOf({ pinned }), { scope: 'KZ' });
  await expect.poll(() => firstIn(undefined, 'KZ')).toEqual([last.code, ...usual.slice(0, 2)]);
  expect(await firstIn(undefined)).toEqual(usual);
  const player = await office.site.createPlayer({ region: 'KZ' });
  const { games: theirs } = await player.call(listGames, { query: { region: 'UA', limit: '1' } });
  expect(theirs[0]!.code).toBe(last.code);
  // A game that is not in a list does not come into it.
  const genre = (await read()).genres.find(({ code }) => !last.genres.includes(code))!.code;
  expect(await firstIn(genre, 'KZ')).not.toContain(last.code);
});

test('genres stand in the order that people gave them, and one that is hidden keeps its page', async () => {
  const { genres } = await read();
  const [first, second, third] = genres.map(({ code }) => code);
  const ordered = [
    { code: third!, shown: true },
    { code: first!, shown: false },
  ];
  await save(layoutOf({ genres: ordered }), { scope: 'rino' });
  const shown = async () =>
    (await office.site.call(lobbyFront, { query: {} })).facets.genres.map(({ code }) => code).slice(0, 2);
  await expect.poll(shown).toEqual([third, second]);
  expect((await firstIn(first)).length).toBeGreaterThan(0);
});

test('the row that everybody sees may be hidden while another opens the house', async () => {
  const rows = async () =>
    (await office.site.call(lobbyFront, { query: { region: 'UA' } })).rows.map(({ list }) => list);
  expect(await rows()).toContain('all');
  expect(await keyOf(save(layoutOf({ shelves: shelves({ all: false, popular: false }) })))).toBe(
    '400 invalid_request',
  );
  await save(layoutOf({ shelves: shelves({ all: false }) }));
  // Nothing is popular yet in a new house.
  await expect.poll(rows).not.toContain('all');
});

test('each act is in the log, and taken back as it was', async () => {
  const layout = layoutOf({ shelves: shelves({ week: false }) });
  await save(layout);
  expect(await keyOf(save(layoutOf()))).toBe('409 conflict');
  await save(null, { expected: layout });
  expect((await read()).layouts).toEqual([]);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'change.lobby' } });
  expect(rows[0]).toMatchObject({
    ...{ subjectKind: 'lobby', subjectId: 'all', reason: 'a new season' },
    ...{ before: { layout }, after: { layout: null } },
  });
});

test('of two who save at once one is told', async () => {
  const { both } = await office.site.db.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lobby of all', 62))`);
    const asked = [layoutOf(), layoutOf({ shelves: shelves({ royal: false }) })].map((each) =>
      keyOf(save(each)),
    );
    await untilWaitingForLocks(office.site.owner, 2);
    return { both: asked };
  });
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
});

test('a layout that says a thing twice, names what there is not, or orders what is a player’s own is refused', async () => {
  const [game] = (await read()).games;
  const genre = { code: 'slots', shown: true };
  const pin = (category: string, code = game!.code) => ({ category, games: [code] });
  const refused: [change: object, key: string][] = [
    [{ genres: [genre, genre] }, '400 invalid_request'],
    [{ pinned: [pin('all'), pin('all')] }, '400 invalid_request'],
    [{ pinned: [pin('recent')] }, '400 invalid_request'],
    [{ shelves: shelves().with(1, shelves()[0]!) }, '400 invalid_request'],
    [{ pinned: [pin('all', 'no-such-game')] }, '404 not_found'],
    [{ genres: [{ code: 'constructor', shown: true }] }, '404 not_found'],
    [{ pinned: [pin('all', '<b>')] }, '400 invalid_request'],
    [{ more: 1 }, '400 invalid_request'],
  ];
  for (const [change, key] of refused)
    expect(await keyOf(save(layoutOf(change))), JSON.stringify(change)).toBe(key);
  expect((await read()).layouts).toEqual([]);
});

test('who may not order lists orders none', async () => {
  expect(await keyOf(save(layoutOf(), { as: 'support' }))).toBe('403 forbidden');
});
