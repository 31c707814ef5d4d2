import { getGameDesk, listGameDesk, switchGame } from '@croupier/contract/office/game-desk';
import { getGame } from '@croupier/contract/play/catalog';
import { listGames } from '@croupier/contract/site/lobby';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { upsertGame } from '../../play/providers/providers-store.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { GAME, gamesOf, reason } from './game-desk.fixture.ts';

let office: TestOffice;
let games: ReturnType<typeof gamesOf>;
beforeAll(async () => {
  office = await startTestOffice();
  games = gamesOf(office);
  const studio = { provider: 'paper-moon', launchPath: '/play/dice' };
  await upsertGame(office.site.db, { ...studio, game: 'paper-moon-dice', name: 'Dice' });
});
afterAll(() => office.site.close());
afterEach(() => office.site.owner.query('DELETE FROM game_switch'));

const rowOf = async (code: string) =>
  (await office.as.support.call(listGameDesk, { query: { limit: '100' } })).rows.find(
    (row) => row.code === code,
  )!;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('a game is closed for a region: its players are refused, others are not, and the lobby says so', async () => {
  const here = await office.site.createPlayer({ region: 'UA', balanceMinor: '10000' });
  const there = await office.site.createPlayer({ region: 'RC', balanceMinor: '10000' });
  expect(await games.toggle({ scope: 'UA' })).toEqual({ before: null, after: { from: null, until: null } });
  expect(await keyOf(games.play(here))).toBe('423 game_unavailable');
  expect(await keyOf(games.play(there, 'RC'))).toBe('answered');
  const shown = (region: 'UA' | 'RC') =>
    office.site.call(getGame, { params: { code: GAME }, query: { region } });
  expect([(await shown('UA')).available, (await shown('RC')).available]).toEqual([false, true]);
  // The lobby keeps its entries for a second.
  const accessFor = async (player: typeof here) =>
    (await player.call(listGames, { query: { limit: '200' } })).games.find(({ code }) => code === GAME)!
      .access;
  await expect.poll(() => accessFor(here)).toBe('closed');
  expect(await accessFor(there)).toBe('open');
  expect(await rowOf(GAME)).toMatchObject({
    state: 'part',
    switches: [{ scope: 'UA', state: 'closed', reason }],
  });
});

test('each act is in the log with before and after, and on the page of the game', async () => {
  const until = inAnHour();
  await games.toggle({ closed: { from: null, until } });
  await games.toggle({ closed: null });
  const [opened, closed] = await games.acts('switch.game');
  expect(closed).toMatchObject({
    operatorId: String(office.as.games.id),
    subjectKind: 'game',
    subjectId: GAME,
    before: { scope: 'all', state: 'open' },
    after: { scope: 'all', state: 'closed', from: null, until },
    reason,
  });
  expect(opened).toMatchObject({
    before: { state: 'closed', until },
    after: { scope: 'all', state: 'open' },
  });
  const { history, game } = await office.as.support.call(getGameDesk, { params: { code: GAME } });
  expect(history.slice(0, 2).map(({ position }) => position)).toEqual([opened!.position, closed!.position]);
  expect(game).toMatchObject({ state: 'on', switchedAt: opened!.at, switchedWhy: reason });
});

test('a switch with a time waits for it, and is shown as planned', async () => {
  const player = await office.site.createPlayer({ region: 'UA', balanceMinor: '10000' });
  await games.toggle({ closed: { from: inAnHour(), until: null } });
  expect(await keyOf(games.play(player))).toBe('answered');
  expect(await rowOf(GAME)).toMatchObject({ state: 'planned', switches: [{ state: 'planned' }] });
});

test('times that close nothing, times that are none and games that are none are refused, and leave no entry', async () => {
  const before = (await games.acts('switch.game')).length;
  const past = new Date(Date.now() - 1).toISOString();
  const [from, until] = [inAnHour(), inAnHour()];
  expect(await keyOf(games.toggle({ closed: { from: null, until: past } }))).toBe('400 invalid_request');
  expect(await keyOf(games.toggle({ closed: { from: until, until: from } }))).toBe('400 invalid_request');
  expect(await keyOf(games.toggle({ closed: { from: 'soon', until: null } }))).toBe('400 invalid_request');
  expect(await keyOf(games.toggle({}, 'no-such-game'))).toBe('404 not_found');
  expect(await keyOf(games.toggle({ reason: 'x' }))).toBe('400 invalid_request');
  expect(await keyOf(games.toggle({ scope: 'XX' as never }))).toBe('400 invalid_request');
  expect((await games.acts('switch.game')).length).toBe(before);
  expect(await rowOf(GAME)).toMatchObject({ state: 'on', switches: [] });
});

test('who takes a switch back undoes their own and nobody else’s', async () => {
  const { before, after } = await games.toggle();
  await games.toggle({ closed: { from: null, until: inAnHour() } });
  expect(await keyOf(games.toggle({ closed: before, expected: after }))).toBe('409 conflict');
  expect((await rowOf(GAME)).state).toBe('off');
  const again = await games.toggle();
  expect(await keyOf(games.toggle({ closed: again.before, expected: again.after }))).toBe('answered');
  expect((await rowOf(GAME)).switches[0]!.until).toBe(again.before!.until);
});

test('of two who switch from the same state at once, one does it and the other is told', async () => {
  const both = [inAnHour(), null].map((until) =>
    keyOf(games.toggle({ closed: { from: null, until }, expected: null })),
  );
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
});

test('a game of another studio has the same switch', async () => {
  await games.toggle({}, 'paper-moon-dice');
  expect(await rowOf('paper-moon-dice')).toMatchObject({
    kind: 'studio',
    studioName: 'Paper Moon',
    state: 'off',
    rtp: null,
  });
});

test('nobody switches without the permission', async () => {
  const input = { params: { code: GAME }, body: { scope: 'all', closed: null, reason } } as const;
  for (const role of ['support', 'risk', 'finance', 'marketing', 'auditor'] as const)
    expect(await keyOf(office.as[role].call(switchGame, input))).toBe('403 forbidden');
  expect(await keyOf(office.call(switchGame, input))).toBe('401 unauthorised');
});
