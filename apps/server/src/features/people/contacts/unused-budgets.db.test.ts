import { UNANSWERED_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { newAddress, newEmail, PASSWORD } from '../players/players.fixture.ts';
import { secretOf, startContacts } from './contacts.fixture.ts';
import { createLapser, LAPSES_MAX } from './lapse-accounts.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { verifyEmail } from './verify-email.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

const countLetters = (email: string, kind: string) =>
  house.told.filter((told) => told.to === email && told.kind === kind).length;

test('whoever claims an address, or asks for its letters, uses up nothing of what its owner asks for', async () => {
  const email = newEmail();
  const stranger = newAddress();
  for (let n = 0; n < 10; n++) {
    house.clock.setOffset(n * 200_000);
    await house.claim(email, `a stream number ${n} of ten`);
    await house.readSignUps();
    await sendVerifyEmail(house.parts, await house.enter(email, `a stream number ${n} of ten`), stranger);
  }
  // Eight by sign-ups and eight by asking.
  expect(countLetters(email, 'email-verify')).toBe(16);
  await house.claim(email, PASSWORD);
  expect(await house.readSignUps()).toEqual([]);
  const owner = await house.enter(email, PASSWORD);
  await sendVerifyEmail(house.parts, owner, newAddress());
  expect(countLetters(email, 'email-verify')).toBe(17);
  const token = secretOf(house.told.at(-1)!);
  expect(await verifyEmail(house.parts, owner, { token })).toEqual({ done: true });
  for (let n = 10; n < 20; n++) {
    house.clock.setOffset(n * 200_000);
    await resetPassword(house.parts, { email }, stranger);
  }
  expect(countLetters(email, 'password-reset')).toBe(8);
  await resetPassword(house.parts, { email }, newAddress());
  expect(countLetters(email, 'password-reset')).toBe(9);
});

test('from however many networks letters are asked for, a mailbox has forty of a kind a day', async () => {
  const { email, player, token } = await house.newClaim();
  await verifyEmail(house.parts, player, { token });
  await Promise.all(
    Array.from({ length: 45 }, (_, n) => resetPassword(house.parts, { email }, `10.9.${n}.1`)),
  );
  expect(countLetters(email, 'password-reset')).toBe(40);
});

test('accounts that hold money keep none behind them from lapsing, however many they are', async () => {
  const old = new Date(house.clock.now().getTime() - UNANSWERED_KEPT_MS - 86_400_000);
  await house.database.owner.query(
    `WITH held AS (
  INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, created_at)
  SELECT 'held' || n, 'held' || n, '$argon2id$', 'held', 'UA', 'ua', 'rino', 21, $1 FROM generate_series(1, $2) n RETURNING id)
INSERT INTO ledger_account (player_id, currency, kind, amount_minor, version) SELECT id, 'UAH', 'real', 100, 1 FROM held`,
    [old, LAPSES_MAX],
  );
  const { email, player } = await house.newClaim();
  await house.database.owner.query('UPDATE player SET created_at = $2 WHERE id = $1', [
    player.playerId,
    new Date(old.getTime() + 1),
  ]);
  const failed = (about: object) => void house.failed.push(about);
  const lapser = createLapser(house.parts, createEachApart({ clock: house.clock, failed }));
  const isThere = async () =>
    (await house.database.owner.query('SELECT 1 FROM player WHERE email = $1', [email])).length > 0;
  await lapser(new AbortController().signal);
  expect(await isThere()).toBe(true);
  await lapser(new AbortController().signal);
  expect([await isThere(), house.failed]).toEqual([false, []]);
  const held = await house.database.owner.query(`SELECT 1 FROM player WHERE nickname = 'held'`);
  expect(held).toHaveLength(LAPSES_MAX);
});
