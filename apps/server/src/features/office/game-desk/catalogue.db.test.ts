import { getGameDesk, listGameDesk, listOpenRoundsDesk } from '@croupier/contract/office/game-desk';
import { GAMES, mathHash } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { upsertGame } from '../../play/providers/providers-store.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { GAME, gamesOf } from './game-desk.fixture.ts';

const STUDIO_GAME = 'paper-moon-dice';
const OPENED = 'pearl-reef';

let office: TestOffice;
let player: TestPlayer;
beforeAll(async () => {
  office = await startTestOffice();
  const { play } = gamesOf(office);
  player = await office.site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const studio = { provider: 'paper-moon', launchPath: '/play/dice' };
  // What a studio calls its game is written by others.
  await upsertGame(office.site.db, {
    ...studio,
    game: STUDIO_GAME,
    name: '=HYPERLINK("x")<script>alert(1)</script>',
  });
  await office.site.owner.query(
    `INSERT INTO provider_round (provider, round_id, player_id, game, currency, kind, stake_minor, bets, state, opened_at, changed_at)
VALUES ('paper-moon', 'R-1', $1, $2, 'UAH', 'real', 100, 1, 'open', now() - interval '1 day', now() - interval '1 day')`,
    [player.id, STUDIO_GAME],
  );
  for (let rounds = 0; rounds < 5; rounds += 1) await play(player);
  await play(player, 'UA', OPENED, { mode: 'traps-1' });
  await vi.waitUntil(() => factsAreRead(office.site.owner), { timeout: 20_000, interval: 100 });
});
afterAll(() => office.site.close());

const list = (query: object = {}) =>
  office.as.marketing.call(listGameDesk, { query: { limit: '100', ...query } });
const codes = async (query: object) => (await list(query)).rows.map(({ code }) => code);

test('every game of the house and of others is there, in the order of names, with what it declares and returned', async () => {
  const { rows, next } = await list();
  expect(next).toBeNull();
  expect(rows.map(({ code }) => code).sort()).toEqual(
    [...GAMES.map(({ definition }) => definition.id), STUDIO_GAME].sort(),
  );
  const names = rows.map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
  const { definition } = GAMES.find((each) => each.definition.id === GAME)!;
  expect(rows.find(({ code }) => code === GAME)).toMatchObject({
    kind: 'house',
    state: 'on',
    rtp: declaredSheetOf(definition, 'main').rtp,
    mathHash: mathHash(definition),
    roundsLately: 5,
    returned: { mode: 'main', money: 'real', rounds: 5 },
    alarm: false,
    openRounds: 0,
    switchedAt: null,
  });
});

test('the list is narrowed by text, kind, studio, state and alarm, and goes on where it ended', async () => {
  expect(await codes({ text: 'orchard' })).toEqual([GAME]);
  expect(await codes({ text: '%' })).toEqual([]);
  expect(await codes({ kind: 'studio' })).toEqual([STUDIO_GAME]);
  expect(await codes({ studio: 'paper-moon' })).toEqual([STUDIO_GAME]);
  expect(await codes({ state: 'off' })).toEqual([]);
  expect(await codes({ alarm: 'yes' })).toEqual([]);
  expect((await codes({ sort: '-rounds' }))[0]).toBe(GAME);
  const all = await codes({});
  for (const sort of ['name', '-rounds', '-openRounds', '-switchedAt']) {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list({ limit: '7', sort, ...(after && { after }) });
      seen.push(...page.rows.map(({ code }) => code));
      after = page.next;
      if (!after) break;
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
  }
});

test('an alarm that lasts is beside the game', async () => {
  await office.site.owner.query(
    `INSERT INTO returns_alarm (maths_id, mode, money, raised_at, rounds, actual, z)
SELECT id, 'main', 'real', now(), 20000, 1.2, 4 FROM game_maths WHERE game = $1`,
    [GAME],
  );
  expect(await codes({ alarm: 'yes' })).toEqual([GAME]);
  const { alarms } = await office.as.support.call(getGameDesk, { params: { code: GAME } });
  expect(alarms).toMatchObject([{ mode: 'main', money: 'real', endedAt: null, rounds: 20_000, z: 4 }]);
  await office.site.owner.query('DELETE FROM returns_alarm');
});

test('the page of a game has its maths, and what each day returned within its band', async () => {
  const { modes, days, lately, versions, studioGame, history } = await office.as.support.call(getGameDesk, {
    params: { code: GAME },
  });
  expect(modes.map(({ mode }) => mode)).toEqual(['main']);
  expect(days).toHaveLength(1);
  expect(days[0]).toMatchObject({
    day: new Date().toISOString().slice(0, 10),
    mode: 'main',
    money: 'real',
    rounds: 5,
  });
  const [{ actual, rounds, expectedFrom, expectedTo }] = days as [(typeof days)[0]];
  expect(actual * rounds).toBeCloseTo(modes[0]!.soFar[0]!.actual! * rounds);
  expect(expectedFrom).toBeLessThan(modes[0]!.rtp);
  expect(expectedTo).toBeGreaterThan(modes[0]!.rtp);
  expect(lately).toMatchObject([{ currency: 'UAH', rounds: 5, turnoverMinor: '500' }]);
  expect(versions).toHaveLength(1);
  expect({ studioGame, history }).toEqual({ studioGame: null, history: [] });
  expect(await keyOf(office.as.support.call(getGameDesk, { params: { code: 'no-such-game' } }))).toBe(
    '404 not_found',
  );
});

test('open rounds say what they wait for, the oldest first, and name no player but by number', async () => {
  const { rows } = await office.as.support.call(listOpenRoundsDesk, { query: {} });
  expect(rows).toMatchObject([
    { id: 'R-1', game: STUDIO_GAME, playerId: String(player.id), waitsFor: 'studio', flight: null },
    { game: OPENED, playerId: String(player.id), waitsFor: 'choice', choices: 0, stakeMinor: '100' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(player.username);
  const of = async (query: object) =>
    (await office.as.support.call(listOpenRoundsDesk, { query })).rows.map(({ game }) => game);
  expect(await of({ game: OPENED })).toEqual([OPENED]);
  expect(await of({ playerId: '1' })).toEqual([]);
  expect(await of({ sort: '-touchedAt', limit: '1' })).toEqual([OPENED]);
});

test('as a file, a name that is a formula is none', async () => {
  const { cookie } = office.as.games;
  const answer = await office.request('/office/api/games.csv?kind=studio', { headers: { cookie } });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain(`"'=HYPERLINK(`);
});

test('who may not read games reads none', async () => {
  for (const role of ['risk', 'finance'] as const) {
    expect(await keyOf(office.as[role].call(listGameDesk, { query: {} }))).toBe('403 forbidden');
    expect(await keyOf(office.as[role].call(listOpenRoundsDesk, { query: {} }))).toBe('403 forbidden');
  }
});
