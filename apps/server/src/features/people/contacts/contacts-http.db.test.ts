import { type Call, createCall } from '@croupier/contract/kit';
import { createPayIn } from '@croupier/contract/money/payments';
import {
  changePassword,
  checkToken,
  phoneProof,
  resetPassword,
  sendVerifyCode,
  sendVerifyEmail,
  verifyEmail,
  lookAtVerifyLink,
  verifyEmailLink,
  verifyPhone,
} from '@croupier/contract/people/contacts';
import { login, me, profile, signUp } from '@croupier/contract/people/players';
import { testBonus, testGift, testLetters, testVerified } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

const PASSWORD = 'a quiet green river';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let count = 0;
const newEmail = (): string => `letter${count++}@mail.example`;

async function open(email = newEmail()): Promise<{ email: string; call: Call }> {
  const account = {
    email,
    password: PASSWORD,
    region: 'UA',
    language: 'ua',
    birthday: '1990-05-20',
  } as const;
  await app.call(signUp, { body: account });
  const body = new URLSearchParams({ username: email, password: PASSWORD });
  const answer = await app.request(login.path, { method: 'POST', body, headers: { origin: app.url } });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = createCall((path, init) =>
    app.request(path, { ...init, headers: { ...init.headers, origin: app.url, cookie } }),
  );
  return { email, call };
}

/** The link of the newest letter to an address, once there is one more than before. */
async function linkTo(to: string, letters = 1): Promise<string> {
  await vi.waitFor(async () => {
    const found = await app.call(testLetters, { body: { to } });
    expect(found.letters.length).toBe(letters);
  }, 10_000);
  const [newest] = (await app.call(testLetters, { body: { to } })).letters;
  return newest!.links.find((link) => link.includes('#'))!;
}
const tokenOf = (link: string): string => new URL(link).hash.slice(1);

test('who signs up deposits once their letter is answered and it is known who they are, and not before', async () => {
  const { email, call } = await open();
  expect(await call(profile, {})).toMatchObject({
    email,
    emailVerify: false,
    phone: null,
    phoneVerify: false,
  });
  const deposit = () =>
    call(createPayIn, { body: { key: randomUUID(), amountMinor: '10000', language: 'ua' } });
  await expect(deposit()).rejects.toMatchObject({
    status: 418,
    key: 'user_cant_use_exception',
    details: { rule: 'email_unanswered' },
  });
  const link = await linkTo(email);
  expect(new URL(link).pathname).toBe('/ua/verify-email');
  const token = tokenOf(link);
  expect(await app.call(verifyEmailLink, { query: { token } })).toEqual({
    usable: true,
    email: 'l•••@mail.example',
    needsPassword: true,
  });
  expect(await call(lookAtVerifyLink, { body: { token } })).toEqual({
    usable: true,
    email: 'l•••@mail.example',
    needsPassword: false,
  });
  expect(await call(verifyEmail, { body: { token } })).toEqual({ done: true });
  const known = (await call(me, {})).profile;
  expect(known).toMatchObject({ emailVerify: true, verifyLevel: 0 });
  await expect(deposit()).rejects.toMatchObject({ details: { rule: 'verify_level' } });
  await app.call(testVerified, { body: { playerId: known!.id, level: 1 } });
  // Nothing answers as a provider here: it is asked, which is all that matters.
  expect(await keyOf(deposit())).toBe('502 payment_provider_unavailable');
});

test('a password is chosen anew by the letter, and is the one that signs in', async () => {
  const { email, call } = await open();
  await call(verifyEmail, { body: { token: tokenOf(await linkTo(email)) } });
  const before = (await app.call(testLetters, { body: { to: email } })).letters.length;
  await app.call(resetPassword, { body: { email } });
  let token = '';
  await vi.waitFor(async () => {
    const { letters } = await app.call(testLetters, { body: { to: email } });
    token = letters.flatMap(({ links }) => links).find((link) => link.includes('change-password#'))!;
    expect(letters.length).toBeGreaterThan(before);
  }, 10_000);
  token = tokenOf(token);
  expect(await app.call(checkToken, { body: { token } })).toEqual({ usable: true });
  expect(await app.call(changePassword, { body: { token, newPassword: 'another green river' } })).toEqual({
    done: true,
  });
  expect(await keyOf(call(profile, {}))).toBe('401 unauthorised');
  expect(await app.call(checkToken, { body: { token } })).toEqual({ usable: false });
});

test('what is typed wrong is refused at the edge', async () => {
  const player = await app.createPlayer();
  const bad = (call: Promise<unknown>) => expect(keyOf(call)).resolves.toBe('400 invalid_request');
  await bad(app.call(verifyEmailLink, { query: { token: 'x' } }));
  await bad(app.call(lookAtVerifyLink, { body: { token: 'x' } }));
  await bad(app.call(verifyEmail, { body: { token: '../etc' } }));
  await bad(app.call(checkToken, { body: { token: "' OR 1=1 --" } }));
  await bad(app.call(resetPassword, { body: { email: 'not an address' } }));
  await bad(player.call(sendVerifyCode, { body: { phone: '<script>' } }));
  await bad(player.call(verifyPhone, { body: { code: '12345' } }));
  await bad(player.call(verifyPhone, { body: { code: 123456 as never } }));
});

test('a visitor has neither a letter to ask for again nor a phone', async () => {
  const keys = await Promise.all([
    keyOf(app.call(sendVerifyEmail, {})),
    keyOf(app.call(sendVerifyCode, { body: { phone: '+380671234567' } })),
    keyOf(app.call(verifyPhone, { body: { code: '123456' } })),
    keyOf(app.call(phoneProof, {})),
  ]);
  expect(keys).toEqual(keys.map(() => '401 unauthorised'));
});

test('who has not answered is given neither a bonus nor rounds', async () => {
  const { id } = await app.createPlayer({ unanswered: true });
  const playerId = String(id);
  await app.call(testBonus, { body: { playerId, amountMinor: '10000', wagerMinor: '10000' } });
  await app.call(testGift, { body: { playerId, games: ['sunny-orchard'], stakeMinor: '100', rounds: 1 } });
  const given = await app.owner.query(
    'SELECT 1 FROM bonus_grant WHERE player_id = $1 UNION ALL SELECT 1 FROM gift_grant WHERE player_id = $1',
    [id],
  );
  expect(given).toEqual([]);
});

test('a player made by the seams has answered, unless a test wants otherwise', async () => {
  const [answered, unanswered] = [await app.createPlayer(), await app.createPlayer({ unanswered: true })];
  expect(await answered.call(profile, {})).toMatchObject({ emailVerify: true });
  expect(await unanswered.call(profile, {})).toMatchObject({ emailVerify: false });
});
