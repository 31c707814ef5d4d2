import { declareMaximumWin, listStudios, readPicks, savePicks } from '@croupier/contract/office/game-desk';
import { listGames } from '@croupier/contract/site/lobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upsertGame } from '../../play/providers/providers-store.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { gamesOf, reason } from './game-desk.fixture.ts';

const STUDIO_GAME = 'paper-moon-dice';
let office: TestOffice;
let games: ReturnType<typeof gamesOf>;
beforeAll(async () => {
  office = await startTestOffice({
    PROVIDER_ORIGINS: 'paper-moon=http://paper-moon.example,tin-drum=http://tin-drum.example',
    PROVIDER_SECRETS:
      'paper-moon=a key of a studio that is long enough,tin-drum=another key of one that is long enough',
  });
  games = gamesOf(office);
  await upsertGame(office.site.db, {
    provider: 'paper-moon',
    launchPath: '/d',
    game: STUDIO_GAME,
    name: 'Dice',
  });
});
afterAll(() => office.site.close());

const save = (list: 'royal' | 'tournament', picked: string[], expected: string[]) =>
  office.as.marketing.call(savePicks, { params: { list }, body: { games: picked, expected, reason } });
const read = async (list: string) =>
  (await office.as.marketing.call(readPicks, {})).lists.find((each) => each.list === list)!.games;

test('the picks of a list are saved in their order, at once, and the lobby follows', async () => {
  const first = ['gold-rail', 'sunny-orchard', STUDIO_GAME];
  await save('royal', first, []);
  const second = [STUDIO_GAME, 'gold-rail'];
  await save('royal', second, first);
  expect(await read('royal')).toEqual(second);
  expect(await read('tournament')).toEqual([]);
  const lobby = async () =>
    (await office.site.call(listGames, { query: { category: 'royal' } })).games.map(({ code }) => code);
  await expect.poll(lobby).toEqual(second);
  expect((await games.acts('change.picks'))[0]).toMatchObject({
    subjectKind: 'list',
    subjectId: 'royal',
    before: { games: first },
    after: { games: second },
    reason,
  });
});

test('a list that somebody changed meanwhile is not overwritten, and no game is added that there is not', async () => {
  await save('tournament', ['gold-rail'], []);
  expect(await keyOf(save('tournament', [], []))).toBe('409 conflict');
  expect(await keyOf(save('tournament', ['gold-rail', 'no-such-game'], ['gold-rail']))).toBe('404 not_found');
  expect(await keyOf(save('tournament', ['gold-rail', 'gold-rail'], ['gold-rail']))).toBe(
    '400 invalid_request',
  );
  expect(await read('tournament')).toEqual(['gold-rail']);
  const both = [['sunny-orchard'], ['lantern-tide']].map((picked) =>
    keyOf(save('tournament', picked, ['gold-rail'])),
  );
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
});

test('a game that is gone stays in its list until it is taken out', async () => {
  await office.site.owner.query(
    `INSERT INTO lobby_pick (list, game, position) VALUES ('royal', 'gone-game', 9)`,
  );
  const before = await read('royal');
  expect(before.at(-1)).toBe('gone-game');
  await save('royal', ['gone-game', ...before.slice(0, -1)], before);
  expect((await read('royal'))[0]).toBe('gone-game');
});

test('studios are there with their games and how they do, also one without any', async () => {
  const studios = async () => (await office.as.support.call(listStudios, {})).studios;
  expect(await studios()).toMatchObject([
    {
      ...{ code: 'paper-moon', name: 'Paper Moon', origin: 'http://paper-moon.example', lastRequestAt: null },
      ...{
        sessions: 0,
        openRounds: 0,
        heldWins: 0,
        games: [{ code: STUDIO_GAME, state: 'on', maximumWinStakes: null }],
      },
    },
    { code: 'tin-drum', games: [] },
  ]);
  await office.site.owner.query(`INSERT INTO provider_nonce VALUES ('paper-moon', 'n', now())`);
  expect((await studios())[0]!.lastRequestAt).not.toBeNull();
  expect(JSON.stringify(await studios())).not.toContain('long enough');
});

test('what a studio declares is written down with before and after', async () => {
  const declare = (stakes: number | null, expected?: number | null, code = STUDIO_GAME) =>
    office.as.games.call(declareMaximumWin, {
      params: { code },
      body: { stakes, reason, ...(expected !== undefined && { expected }) },
    });
  expect(await declare(5_000)).toEqual({ before: null });
  expect(await keyOf(declare(1, null))).toBe('409 conflict');
  expect(await keyOf(declare(0))).toBe('400 invalid_request');
  expect(await keyOf(declare(1, undefined, 'sunny-orchard'))).toBe('404 not_found');
  expect(await declare(null, 5_000)).toEqual({ before: 5_000 });
  expect((await games.acts('declare.maximum-win')).map(({ before, after }) => [before, after])).toEqual([
    [{ stakes: 5_000 }, { stakes: null }],
    [{ stakes: null }, { stakes: 5_000 }],
  ]);
});

test('who may not change lists or studios changes none', async () => {
  const picks = { params: { list: 'royal' as const }, body: { games: [], expected: [], reason } };
  const maximum = { params: { code: STUDIO_GAME }, body: { stakes: 1, reason } };
  for (const role of ['support', 'finance', 'auditor'] as const) {
    expect(await keyOf(office.as[role].call(savePicks, picks))).toBe('403 forbidden');
    expect(await keyOf(office.as[role].call(declareMaximumWin, maximum))).toBe('403 forbidden');
  }
  expect(await keyOf(office.as.marketing.call(declareMaximumWin, maximum))).toBe('403 forbidden');
});
