import { listProviderRounds, saveProviderRounds } from '@croupier/contract/play/providers';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { savePlayed } from './list-played.ts';
import { LIST_ROUNDS } from './provider-rounds-store.ts';
import { startProviderHouse } from './providers.fixture.ts';

const house = await startProviderHouse();
afterAll(() => house.close());

/** Rounds of two studios, some opened at the same moment, and one of somebody else. */
async function playedBefore(count: number) {
  const [player, other] = [await house.createPlayer(), await house.createPlayer()];
  const insert = (playerId: bigint, rounds: number) =>
    house.owner.query(
      `INSERT INTO provider_round (provider, round_id, player_id, game, currency, kind, stake_minor, win_minor, bets, state, opened_at, changed_at)
SELECT CASE WHEN n % 3 = 0 THEN 'tin-drum' ELSE 'paper-moon' END, 'r ' || $1::bigint || ' ' || n, $1,
  CASE WHEN n % 2 = 0 THEN 'paper-moon-dice' ELSE 'paper-moon-toss' END, 'UAH', 'real', 100 * n, 50, 1, 'ended', at, at
FROM generate_series(1, $2::integer) n, LATERAL (SELECT date_trunc('day', now()) - n / 4 * interval '3 days' AS at) t`,
      [playerId, rounds],
    );
  await insert(player.id, count);
  await insert(other.id, 3);
  return player;
}

test('of more than a year every round is told once, newest first, a page after the other', async () => {
  const player = await playedBefore(530);
  const told: { id: string; openedAt: string }[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const page = await player.call(listProviderRounds, { query });
    expect(page.rounds.length).toBeLessThanOrEqual(50);
    told.push(...page.rounds);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(told.map(({ id }) => id)).size).toBe(530);
  expect(told).toHaveLength(530);
  const times = told.map(({ openedAt }) => openedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(Date.parse(times[0]!) - Date.parse(times.at(-1)!)).toBeGreaterThan(366 * 86_400_000);
  const file = await house.request('/api/provider-rounds.csv', { headers: { cookie: player.cookie } });
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(531);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(told.map(({ id }) => id));
});

test('the file is whole in however small portions it is read, and of one game where that is asked for', async () => {
  const player = await playedBefore(23);
  const linesOf = async (game: string | undefined) =>
    (await text(savePlayed(house.db, { playerId: player.id, game }, 4))).trim().split('\n').slice(1);
  expect(await linesOf(undefined)).toHaveLength(23);
  const dice = await linesOf('paper-moon-dice');
  expect(dice).toHaveLength(11);
  expect(new Set(dice.map((line) => line.split(',')[3]))).toEqual(new Set(['paper-moon-dice']));
  for (const line of dice) expect(line.trim()).toMatch(/,[0-9]+\.00,0\.50,0\.00,0\.00,0\.00,ended$/);
});

test('a cursor of nobody’s is refused, and nobody has the file of another', async () => {
  const player = await playedBefore(1);
  for (const cursor of ['x', Buffer.from('1 a').toString('base64url')])
    expect(await keyOf(player.call(listProviderRounds, { query: { cursor } }))).toBe('400 invalid_request');
  expect(await keyOf(house.call(saveProviderRounds, { query: {} }))).toBe('401 unauthorised');
});

test('a page deep in the past reads along the index of the player’s rounds', async () => {
  const plan = await house.owner.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    await tx.query('SET LOCAL enable_bitmapscan = off');
    const values = [1n, null, 51, new Date(), 'paper-moon', 'r'];
    return tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${LIST_ROUNDS}`, values);
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Index Scan using provider_round_player');
  expect(text).toMatch(/Index Cond: .*player_id = .* AND \(opened_at <= /);
});
