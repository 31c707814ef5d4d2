import { randomUUID } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import {
  addFavouriteGame,
  listFacets,
  listGames,
  listProviders,
  listWinningNow,
  lobbyFront,
  removeFavouriteGame,
  seedCatalogue,
} from '@croupier/contract/site/lobby';
import { playRound } from '@croupier/contract/play/rounds';
import { testClock, testTape } from '@croupier/contract/site/test-data';
import { findGame } from '@croupier/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendFacts } from '../../../platform/outbox.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const GAME = 'sunny-orchard';
/** The worker and the lobby's memory of a second come before it. */
type Query = InputOf<typeof listGames>['query'];
const codes = async (query: Query, player?: TestPlayer): Promise<string[]> =>
  (await (player ?? app).call(listGames, { query })).games.map(({ code }) => code);

async function play(player: TestPlayer, symbol?: string): Promise<void> {
  const { definition } = findGame(GAME)!;
  if (symbol && 'reels' in definition) {
    const strips = (definition as unknown as { reels: { base: string[][] } }).reels.base;
    const stops = strips.map((strip) => (strip.indexOf(symbol) - 1 + strip.length) % strip.length);
    await app.call(testTape, { body: { playerId: String(player.id), game: GAME, rounds: [stops] } });
  }
  await player.call(playRound, { body: { key: randomUUID(), game: GAME, stakeMinor: '1000', kind: 'real' } });
}

test('a visitor sees every game, with its figures, and may try the house’s own', async () => {
  const { games, total } = await app.call(listGames, { query: { language: 'ua' } });
  expect(total).toBe(games.length);
  const orchard = games.find(({ code }) => code === GAME)!;
  expect(orchard).toMatchObject({
    name: 'Сонячний сад',
    provider: { code: 'toro-games', name: 'Toro Games' },
    access: 'open',
    demo: true,
    favourite: false,
    volatility: expect.any(Number) as number,
  });
});

test('searching finds a game by its name in any language, whatever the page’s', async () => {
  for (const search of ['сонячний', 'солнечный', 'sonyachniy', 'cjyzxybq', 'orchrad'])
    expect((await codes({ search, language: 'kk' }))[0]).toBe(GAME);
  expect(await codes({ search: 'zqxjvw' })).toEqual([]);
  expect(await codes({ search: '   ' })).toContain(GAME);
});

test('narrowing: category, genre, feature, provider, volatility', async () => {
  const all = await app.call(listGames, { query: {} });
  const { volatility } = all.games.find(({ code }) => code === GAME)!;
  expect(await codes({ category: 'classical' })).toContain(GAME);
  expect(await codes({ category: 'fruits' })).toContain(GAME);
  expect(await codes({ genre: 'fruits', feature: 'full-screen-multiplier' })).toContain(GAME);
  expect(await codes({ provider: 'toro-games', volatility: String(volatility) })).toContain(GAME);
  expect(await codes({ provider: 'nobody' })).toEqual([]);
  expect(await codes({ category: 'no-such-thing' })).toEqual([]);
  const facets = await app.call(listFacets, {});
  expect(facets.genres.find(({ code }) => code === 'slots')!.count).toBeGreaterThan(1);
  const { providers } = await app.call(listProviders, {});
  expect(providers.find(({ code }) => code === 'toro-games')).toMatchObject({ name: 'Toro Games' });
});

test.each([
  'volatility=9',
  'from=-1',
  'limit=9999',
  'category=../x',
  `search=${'x'.repeat(61)}`,
  'more=1',
  'sort=best',
  'genre=a&genre=a',
])('nonsense is refused: %s', async (query) => {
  expect((await app.request(`/api/app/games?${query}`)).status).toBe(400);
});

test('the front of the lobby opens with all games while few are popular, and offers no row twice', async () => {
  const front = await app.call(lobbyFront, { query: { language: 'ru' } });
  const [opening] = front.rows;
  expect(opening).toMatchObject({ list: 'all', shape: 'DEFAULT' });
  expect(opening!.games[0]).toMatchObject({ code: GAME, name: 'Солнечный сад' });
  expect(opening!.games).toHaveLength(12);
  const shown = opening!.games.map(({ code }) => code);
  expect(front.more.filter(({ code }) => shown.includes(code))).toEqual([]);
  expect(front.rows.map(({ list }) => list)).not.toContain('recent');
  expect(front.facets).toEqual(await app.call(listFacets, {}));
});

test('what is offered to browse by tells how many games it has, and shows one of them', async () => {
  const { lists, genres } = await app.call(listFacets, {});
  expect(lists.find(({ code }) => code === 'tournament')).toEqual({ code: 'tournament', count: 0 });
  expect(lists.map(({ code }) => code)).not.toContain('favorites');
  const slots = genres.find(({ code }) => code === 'slots')!;
  const { games } = await app.call(listGames, { query: { genre: 'slots' } });
  expect(games.map(({ code }) => code)).toContain(slots.poster!.game);
});

test('a list comes in the order asked for, and as many tiles as its shape loads', async () => {
  const byName = await app.call(listGames, { query: { sort: 'name', language: 'ua', limit: '200' } });
  const names = byName.games.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('uk').compare));
  const byReturn = await app.call(listGames, { query: { sort: 'rtp', genre: ['slots', 'instant'] } });
  const returns = byReturn.games.map(({ rtpMicro }) => rtpMicro!);
  expect(returns).toEqual([...returns].sort((a, b) => b - a));
  expect(byReturn.shape).toBe('DEFAULT');
  expect((await app.call(listGames, { query: { category: 'recent' } })).shape).toBe('RECTANGLE');
  await app.call(seedCatalogue, { body: { count: 100 } });
  await expect.poll(async () => (await app.call(listGames, { query: {} })).total).toBeGreaterThan(100);
  const loads = async (category: string) => (await app.call(listGames, { query: { category } })).games.length;
  expect(await loads('all')).toBe(30);
  await app.call(seedCatalogue, { body: { count: 0 } });
});

test('favourites are the player’s own; adding and removing again changes nothing', async () => {
  const [one, other] = [await app.createPlayer(), await app.createPlayer()];
  const params = { id: GAME };
  await one.call(addFavouriteGame, { params });
  expect(await one.call(addFavouriteGame, { params })).toEqual({ favoriteGames: [GAME] });
  expect(await codes({ category: 'favorites' }, one)).toEqual([GAME]);
  expect(await codes({ category: 'favorites' }, other)).toEqual([]);
  expect(await codes({ category: 'favorites' })).toEqual([]);
  const { games } = await one.call(listGames, { query: {} });
  expect(games.filter(({ favourite }) => favourite).map(({ code }) => code)).toEqual([GAME]);
  await one.call(removeFavouriteGame, { params });
  expect(await one.call(removeFavouriteGame, { params })).toEqual({ favoriteGames: [] });
  await expect(one.call(addFavouriteGame, { params: { id: 'no-such-game' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.call(addFavouriteGame, { params })).rejects.toMatchObject({ status: 401 });
});

test('popular, week and recent follow from settled rounds; a player counts once a day', async () => {
  const players = [
    await app.createPlayer({ balanceMinor: '100000' }),
    await app.createPlayer({ balanceMinor: '100000' }),
  ];
  for (const player of players) await play(player);
  await play(players[0]!);
  await expect
    .poll(
      async () =>
        (await app.db.query<{ rounds: bigint }>('SELECT rounds FROM game_day WHERE game = $1', [GAME]))[0]
          ?.rounds,
    )
    .toBe(3n);
  const [day] = await app.db.query<{ players: number }>('SELECT players FROM game_day WHERE game = $1', [
    GAME,
  ]);
  expect(day!.players).toBe(2);
  await expect.poll(() => codes({ category: 'popular' })).toContain(GAME);
  expect(await codes({ category: 'week' })).toEqual([GAME]);
  expect(await codes({ category: 'recent' }, players[0])).toEqual([GAME]);
  expect(await codes({ category: 'recent' })).toEqual([]);
});

test('a round of another studio counts too, and its win is told', async () => {
  const player = await app.createPlayer();
  const amounts = { currency: 'UAH', kind: 'real', stakeMinor: '100', winMinor: '4200' } as const;
  const payload = { provider: 'studio', game: 'lantern-tide', ...amounts } as const;
  await app.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'provider-round.ended', payload }]),
  );
  await expect.poll(() => codes({ category: 'recent' }, player)).toEqual(['lantern-tide']);
  const { wins } = await app.call(listWinningNow, {});
  expect(wins[0]).toMatchObject({ game: 'lantern-tide', winMinor: '4200' });
});

test('a large win is told to everyone, under a shortened name; a loss is not', async () => {
  const player = await app.createPlayer({ balanceMinor: '100000' });
  const [row] = await app.db.query<{ nickname: string }>('SELECT nickname FROM player WHERE id = $1', [
    player.id,
  ]);
  await play(player, 'sun');
  const told = async () => (await app.call(listWinningNow, {})).wins;
  await expect.poll(async () => (await told())[0]?.game).toBe(GAME);
  const wins = await told();
  expect(wins[0]).toMatchObject({
    game: GAME,
    player: `${row!.nickname.slice(0, 2)}•••${row!.nickname.slice(-2)}`,
    kind: 'real',
    stakeMinor: '1000',
  });
  expect(wins[0]!.names.ua).toBe('Сонячний сад');
  expect(BigInt(wins[0]!.winMinor)).toBeGreaterThanOrEqual(5000n);
  expect(JSON.stringify(wins)).not.toContain(row!.nickname);
});

test('2,000 examples: a window at a time, marked, never playable; away again', async () => {
  await app.call(seedCatalogue, { body: { count: 2_000 } });
  await expect.poll(async () => (await app.call(listGames, { query: {} })).total).toBeGreaterThan(2_000);
  const { games, from, total } = await app.call(listGames, { query: { from: '1500', limit: '60' } });
  expect([games.length, from, new Set(games.map(({ code }) => code)).size]).toEqual([60, 1500, 60]);
  expect(games.every(({ access, demo }) => access === 'example' && !demo)).toBe(true);
  const beyond = await app.call(listGames, { query: { from: String(total + 5) } });
  expect(beyond.games).toEqual([]);
  const byName = await codes({ search: games[7]!.name });
  expect(byName[0]).toBe(games[7]!.code);
  await app.call(seedCatalogue, { body: { count: 0 } });
});

test('the ranking reads its days by the index, however many there are', async () => {
  await app.owner.query(`INSERT INTO game_day (day, game, players, rounds)
SELECT current_date - d, 'game-' || g, 1, 1 FROM generate_series(100, 400) AS d, generate_series(1, 60) AS g`);
  await app.owner.query('ANALYZE game_day');
  const plan = await app.owner.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT game, sum(players) FROM game_day WHERE day > current_date - 30 AND day <= current_date GROUP BY game`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
});

test('a week later nothing is of the week any more, and still popular; a month later neither', async () => {
  const DAY_MS = 86_400_000;
  const later = async (days: number) => app.call(testClock, { body: { offsetMs: days * DAY_MS } });
  await later(8);
  await expect.poll(() => codes({ category: 'week' })).toEqual([]);
  expect(await codes({ category: 'popular' })).toContain(GAME);
  await later(31);
  await expect.poll(() => codes({ category: 'popular' })).toEqual([]);
  await later(0);
});

test('a game that is closed in a region is closed to its visitors too, and open elsewhere', async () => {
  const close = `INSERT INTO game_switch (game, scope, reason) VALUES ($1, 'KZ', 'a rule of the region')`;
  await app.owner.query(close, [GAME]);
  const accessIn = async (region: 'KZ' | 'UA') => {
    const { games } = await app.call(listGames, { query: { region, limit: '200' } });
    return games.find(({ code }) => code === GAME)!.access;
  };
  await expect.poll(() => accessIn('KZ')).toBe('closed');
  expect(await accessIn('UA')).toBe('open');
  const { rows } = await app.call(lobbyFront, { query: { region: 'KZ' } });
  const tiles = rows.flatMap(({ games }) => games).filter(({ code }) => code === GAME);
  expect(tiles.map(({ access }) => access)).toEqual(tiles.map(() => 'closed'));
  // Where a player is goes before the region that a page asks for.
  const player = await app.createPlayer();
  const { games } = await player.call(listGames, { query: { region: 'KZ', limit: '200' } });
  expect(games.find(({ code }) => code === GAME)!.access).toBe('open');
  await app.owner.query('DELETE FROM game_switch WHERE game = $1', [GAME]);
});
