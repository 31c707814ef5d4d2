import { profile } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { hash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const play = (player: TestPlayer, more: object = {}): Promise<string> => {
  const body = { key: randomUUID(), game: 'lantern-tide', stakeMinor: '100', kind: 'real', ...more } as const;
  return keyOf(player.call(playRound, { body }));
};

/** A player of one round, whose session this process has just asked for, as it will not do again for a while. */
async function remembered(): Promise<TestPlayer> {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  expect(await play(player)).toBe('answered');
  expect(site.app.players.recall(player.cookie)?.playerId).toBe(player.id);
  return player;
}

/** As another process would: this one is not told. */
const elsewhere = (text: string, { id }: TestPlayer) => site.owner.query(text, [id]);
const endSession = (player: TestPlayer) =>
  elsewhere('DELETE FROM player_session WHERE player_id = $1', player);
const roundsOf = async (player: TestPlayer) =>
  (await elsewhere('SELECT key FROM round WHERE player_id = $1', player)).length;

test('a remembered session plays, and nothing after it has ended elsewhere', async () => {
  const player = await remembered();
  expect(await play(player)).toBe('answered');
  await endSession(player);
  expect(await play(player)).toBe('401 unauthorised');
  expect(await roundsOf(player)).toBe(2);
  expect(site.app.players.recall(player.cookie)).toBeNull();
});

test('of rounds that come together the one without a session is not settled, and all others are', async () => {
  const players = await Promise.all([1, 2, 3, 4, 5].map(remembered));
  await Promise.all(players.map((player) => play(player)));
  await endSession(players[2]!);
  const answers = await Promise.all(players.map((player) => play(player)));
  expect(answers).toEqual(['answered', 'answered', '401 unauthorised', 'answered', 'answered']);
  expect(await Promise.all(players.map(roundsOf))).toEqual([3, 3, 2, 3, 3]);
});

test.each([
  ['a round of before, which its key would tell', { key: 'known' }],
  ['a game that is not there', { game: 'no-such-game' }],
  ['a stake that is not offered', { stakeMinor: '101' }],
  ['a round of a gift', { giftId: randomUUID() }],
  ['a flight', { game: 'high-kite' }],
  ['a choice that the game does not take', { game: 'night-keno', choice: [1, 1] }],
])('whose session has ended elsewhere is told nothing about %s', async (_, { ...more }) => {
  const key = randomUUID();
  const player = await remembered();
  expect(await play(player, { key })).toBe('answered');
  const asked = 'key' in more ? { key } : more;
  const told = await play(player, asked);
  await player.call(profile, {});
  await endSession(player);
  expect(await play(player, asked)).toBe('401 unauthorised');
  expect(told).not.toContain('401');
});

test('who is blocked elsewhere is told so, as by any call', async () => {
  const player = await remembered();
  await elsewhere(`INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'forged', now())`, player);
  expect(await play(player)).toBe('423 account_blocked');
  expect(await roundsOf(player)).toBe(1);
});

test('a player who was moved to another region elsewhere stakes nothing of the money of the one before', async () => {
  const player = await remembered();
  await elsewhere(`UPDATE player SET region = 'SL' WHERE id = $1`, player);
  expect(await play(player)).toBe('422 insufficient_funds');
  expect(await roundsOf(player)).toBe(1);
});

test('who has ended a session elsewhere is given no seat and no seeds by it', async () => {
  const player = await site.createPlayer();
  await player.call(profile, {});
  const seeds = () =>
    elsewhere('SELECT number, client_seed FROM seed_pair WHERE player_id = $1 ORDER BY number', player);
  const before = await seeds();
  await endSession(player);
  expect(await play(player)).toBe('401 unauthorised');
  expect(await seeds()).toEqual(before);
});

test('calls of a session that has ended elsewhere take no turn away from its player', async () => {
  const narrow = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  try {
    const player = await narrow.createPlayer({ balanceMinor: '100000' });
    const other = await narrow.signIn(player);
    await player.call(profile, {});
    const id = hash('sha256', player.cookie.split('=')[1]!, 'hex');
    await narrow.owner.query(`DELETE FROM player_session WHERE id_hash = decode($1, 'hex')`, [id]);
    const malformed = () => keyOf(player.call(playRound, { body: { key: 'x' } as never }));
    await Promise.all(Array.from({ length: 130 }, malformed));
    expect(await play(other)).toBe('answered');
  } finally {
    await narrow.close();
  }
});
