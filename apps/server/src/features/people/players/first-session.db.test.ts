import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookie, startPlayers, type TestingPlayers } from './players.fixture.ts';
import { readProfile } from './read-profile.ts';

let house: TestingPlayers;
beforeAll(async () => {
  house = await startPlayers();
});
afterAll(() => house.database.drop());

test('who has just registered has so in their first session only, also once it has another id', async () => {
  const { email, player } = await house.newPlayer();
  const { parts } = house.players;
  const isNew = async (of = player) => (await readProfile(parts, of)).justRegistered;
  expect(await isNew()).toBe(true);
  const rotated = await house.database.db.transaction((tx) =>
    parts.sessions.rotate(tx, player, { proven: false }),
  );
  const same = await house.players.authenticate(cookie(rotated!.secret));
  const second = await house.signIn(email);
  expect([await isNew(same!), await isNew(second.player)]).toEqual([true, false]);
  await parts.sessions.end(cookie(rotated!.secret));
  expect(await isNew((await house.signIn(email)).player)).toBe(false);
});
