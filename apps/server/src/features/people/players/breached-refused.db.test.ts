import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from './change-password.ts';
import { PASSWORD, startPlayers, type TestingPlayers } from './players.fixture.ts';

const BREACHED = 'a very loud purple river';

let house = {} as TestingPlayers;
beforeAll(async () => {
  house = await startPlayers();
  house.players.parts.isBreached = async (password) => password === BREACHED;
});
afterAll(() => house.database.drop());

test('a password that was breached somewhere is not chosen, and the old one holds', async () => {
  const { email, player } = await house.newPlayer();
  const change = { currentPassword: PASSWORD, newPassword: BREACHED };
  expect(await changePassword(house.players.parts, player, change)).toEqual({ refused: 'password_too_weak' });
  expect(await house.tryLogin(email, BREACHED)).toEqual({ refused: 'wrong_credentials' });
  expect(await house.tryLogin(email, PASSWORD)).toHaveProperty('sessionId');
});
