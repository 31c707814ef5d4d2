import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setHouseBreak } from '../../people/house-rules/feature.ts';
import { BONUS } from '../rounds/gift.fixture.ts';
import { REAL } from './free-rounds.fixture.ts';
import { cancelFreeRounds, giveFreeRounds, listFreeRoundsOf, type FreeRoundsGift } from './feature.ts';
import { GAME, PROVIDER, RIVAL } from './providers.fixture.ts';
import { HOUR_MS, openStudioHouse } from './studio-seat.fixture.ts';

const { house, clock } = await openStudioHouse();

async function giftFor(region: 'UA' | 'EU' = 'UA'): Promise<FreeRoundsGift> {
  const [player, now] = [await house.createPlayer({ region }), clock.now()];
  return {
    ...{ playerId: player.id, id: randomUUID(), studio: PROVIDER, games: [GAME, 'paper-moon-toss'] },
    ...{ currency: region === 'UA' ? 'UAH' : 'EUR', stakeMinor: 100n, rounds: 2, gathers: REAL, now },
    expiresAt: new Date(now.getTime() + HOUR_MS),
  };
}
const give = (gift: FreeRoundsGift) => house.db.transaction((tx) => giveFreeRounds(tx, gift));

test('free rounds are given once by their id, and told once', async () => {
  const gift = await giftFor();
  expect((await Promise.all([give(gift), give(gift), give(gift)])).sort()).toEqual([
    'given',
    'known',
    'known',
  ]);
  expect(await give({ ...gift, expiresAt: new Date(gift.expiresAt.getTime() + 1) })).toBe('known');
  expect(await give({ ...gift, rounds: 3 })).toBe('reused');
  expect(await give({ ...(await giftFor()), id: gift.id })).toBe('reused');
  const told = await house.owner.query(
    `SELECT payload FROM (SELECT topic, payload FROM fact UNION ALL SELECT topic, payload FROM outbox) AS f
WHERE topic = 'free-rounds.given' AND payload->>'id' = $1`,
    [gift.id],
  );
  expect(told).toHaveLength(1);
});

test('no free rounds are given in a game that the studio does not have', async () => {
  expect(await give({ ...(await giftFor()), games: [GAME, 'no-such-game'] })).toBe('unknown_game');
  expect(await give({ ...(await giftFor()), studio: RIVAL.provider })).toBe('unknown_game');
});

test('no free rounds are given to who has stopped playing, or has not answered for the account', async () => {
  const [stopped, unanswered] = [await giftFor(), await giftFor()];
  const by = { by: 'test', reason: 'a test', now: clock.now() };
  const until = new Date(clock.now().getTime() + HOUR_MS);
  await house.db.transaction((tx) => setHouseBreak(tx, { playerId: stopped.playerId, until }, by));
  await house.owner.query(
    'UPDATE player SET email_verified_at = NULL, phone_verified_at = NULL WHERE id = $1',
    [unanswered.playerId],
  );
  expect([await give(stopped), await give(unanswered)]).toEqual(['stopped', 'unanswered']);
});

test('no free rounds are given whose wins would be wagered longer than the place allows', async () => {
  const [allowed, longer] = [await giftFor('EU'), await giftFor('EU')];
  expect(await give({ ...allowed, gathers: { ...BONUS, wagerTimes: 10 } })).toBe('given');
  expect(await give({ ...longer, gathers: { ...BONUS, wagerTimes: 11 } })).toBe('not_allowed');
});

test('free rounds of a player are listed, the newest first', async () => {
  const gift = await giftFor();
  const later = { ...gift, id: randomUUID(), now: new Date(gift.now.getTime() + 1) };
  await give(gift);
  await give(later);
  const listed = async (limit: number) =>
    (await listFreeRoundsOf(house.db, gift.playerId, limit)).map(({ id }) => id);
  expect([await listed(5), await listed(1)]).toEqual([[later.id, gift.id], [later.id]]);
});

test('free rounds of who has never played are cancelled as well', async () => {
  const gift = await giftFor();
  await give(gift);
  const standing = await house.db.transaction((tx) =>
    cancelFreeRounds(tx, gift.playerId, gift.id, clock.now()),
  );
  expect(standing).toMatchObject({ state: 'CANCELED', roundsLeft: 0 });
});
