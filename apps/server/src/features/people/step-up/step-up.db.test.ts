import { changePasswordNative, login, profile } from '@croupier/contract/people/players';
import { sendStepUpCode, stepUp, stepUpPasskeyOptions, stepUpWays } from '@croupier/contract/people/step-up';
import { deleteAccount, exportAccount } from '@croupier/contract/people/deletion';
import { confirmPlayerLimit } from '@croupier/contract/people/limits';
import { loginPasskeyOptions } from '@croupier/contract/people/passkeys';
import { liveTicket } from '@croupier/contract/site/live';
import { testClock, testLetters } from '@croupier/contract/site/test-data';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCookieJar, type CookieJar } from '../../../platform/testing/cookie-jar.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { enterBy, givePasskey } from '../passkeys/passkeys.fixture.ts';
import { NO_PASSWORD, PROVEN_FOR_MS } from '../players/feature.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => setClock(0));

const setClock = (offsetMs: number) => app.call(testClock, { body: { offsetMs } });

/** A session that only a password has begun. */
async function plain(player: TestPlayer): Promise<CookieJar> {
  const jar = createCookieJar(app);
  await jar.call(login, { body: { username: player.username, password: player.password } });
  return jar;
}

/** The newest code that came to the player's mailbox. */
async function codeOf({ username }: TestPlayer): Promise<string> {
  const { letters } = await app.call(testLetters, { body: { to: username } });
  return letters.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0]!;
}

const NEXT = 'another green river';
/** Something that wants a proof: a limit that nobody asked for is in conflict with it, which comes after. */
const tryIt = (jar: Pick<CookieJar, 'call'>) =>
  keyOf(jar.call(confirmPlayerLimit, { body: { rule: 'deposit_limit', period: 'day' } }));
const ask = (jar: CookieJar) => jar.call(sendStepUpCode, { body: { channel: 'email' } });
const say = (jar: Pick<CookieJar, 'call'>, code: string) => keyOf(jar.call(stepUp, { body: { code } }));
const other = (code: string) => (code === '123456' ? '654321' : '123456');

test('a code from a letter proves the session for ten minutes, under a new id', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  expect(await tryIt(jar)).toBe('403 step_up_needed');
  expect((await jar.call(stepUpWays, {})).codes).toEqual([
    { channel: 'email', to: expect.stringMatching(/^t•••@/) },
  ]);
  await ask(jar);
  const before = jar.cookie();
  await jar.call(stepUp, { body: { code: await codeOf(player) } });
  expect(jar.cookie()).not.toBe(before);
  expect(await tryIt(jar)).toBe('409 conflict');
  const stale = createCookieJar(app, { cookies: before });
  expect(await keyOf(stale.call(profile, {}))).toBe('401 unauthorised');
  expect(await keyOf(stale.call(liveTicket, {}))).toBe('401 unauthorised');
  await setClock(PROVEN_FOR_MS - 5_000);
  expect(await tryIt(jar)).toBe('409 conflict');
  await setClock(PROVEN_FOR_MS + 1_000);
  expect(await tryIt(jar)).toBe('403 step_up_needed');
});

test('with a clock that was set back nobody is proven', async () => {
  const player = await app.createPlayer();
  expect(await tryIt(player)).toBe('409 conflict');
  await setClock(-60_000);
  expect(await tryIt(player)).toBe('403 step_up_needed');
});

test('a code is good once, in its session, for its player', async () => {
  const [player, stranger] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const [jar, elsewhere, strange] = await Promise.all([plain(player), plain(player), plain(stranger)]);
  await ask(jar);
  const code = await codeOf(player);
  for (const wrong of [elsewhere, strange]) {
    expect(await say(wrong, code)).toBe('401 wrong_code');
    expect(await tryIt(wrong)).toBe('403 step_up_needed');
  }
  const before = createCookieJar(app, { cookies: jar.cookie() });
  expect(await say(jar, code)).toBe('answered');
  expect(await say(jar, code)).toBe('401 wrong_code');
  expect(await say(before, code)).toBe('401 unauthorised');
});

test('five wrong codes, and the right one is wrong as well', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  await ask(jar);
  const code = await codeOf(player);
  for (let left = 4; left >= 0; left--)
    await expect(jar.call(stepUp, { body: { code: other(code) } })).rejects.toMatchObject({
      key: 'wrong_code',
      details: { triesLeft: left },
    });
  expect(await say(jar, code)).toBe('401 wrong_code');
  expect(await tryIt(jar)).toBe('403 step_up_needed');
  expect(await keyOf(ask(jar))).toBe('429 too_many_requests');
});

test('a code that went to an address which the player has no more proves nothing', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  await ask(jar);
  const code = await codeOf(player);
  await app.owner.query(`UPDATE player SET email = 'next-' || email WHERE id = $1`, [player.id]);
  expect(await say(jar, code)).toBe('401 wrong_code');
  expect(await tryIt(jar)).toBe('403 step_up_needed');
});

test('a code is over after ten minutes', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  await ask(jar);
  await setClock(10 * 60_000 + 1_000);
  expect(await say(jar, await codeOf(player))).toBe('401 wrong_code');
});

test('of two that say the code at once, one is proven and the other is nobody any more', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  await ask(jar);
  const code = await codeOf(player);
  const again = createCookieJar(app, { cookies: jar.cookie() });
  const both = await Promise.all([say(jar, code), say(again, code)]);
  expect(both.filter((answer) => answer === 'answered')).toHaveLength(1);
});

test('a passkey of the player proves it, in the session that asked, once', async () => {
  const [player, stranger] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const { passkey } = await givePasskey(player);
  const strange = await givePasskey(stranger);
  const [jar, elsewhere] = await Promise.all([plain(player), plain(player)]);
  expect((await jar.call(stepUpWays, {})).hasPasskey).toBe(true);
  const { options } = await jar.call(stepUpPasskeyOptions, {});
  expect(options['allowCredentials']).toMatchObject([{ id: passkey.id }]);
  const show = (as: CookieJar, credential: Record<string, unknown>) =>
    keyOf(as.call(stepUp, { body: { credential } }));
  expect(await show(jar, strange.passkey.answer(options))).toBe('401 wrong_code');
  const answer = passkey.answer(options);
  expect(await show(elsewhere, answer)).toBe('401 wrong_code');
  const signIn = await app.call(loginPasskeyOptions, {});
  expect(await show(jar, passkey.answer(signIn.options))).toBe('401 wrong_code');
  expect(await show(jar, answer)).toBe('answered');
  expect(await show(jar, answer)).toBe('401 wrong_code');
  expect(await tryIt(jar)).toBe('409 conflict');
  expect(await tryIt(elsewhere)).toBe('403 step_up_needed');
});

test('an answer that was given to sign in proves no other session, and what it began is proven', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  expect(await tryIt(await enterBy(app, passkey))).toBe('409 conflict');
});

test('an address that nobody has answered for proves nothing', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  await app.owner.query('UPDATE player SET email_verified_at = NULL WHERE id = $1', [player.id]);
  expect(await jar.call(stepUpWays, {})).toEqual({ hasPasskey: false, codes: [], byPassword: true });
  expect(await keyOf(ask(jar))).toBe('503 unavailable');
  expect(await keyOf(jar.call(sendStepUpCode, { body: { channel: 'sms' } }))).toBe('503 unavailable');
});

test('a changed password gives the session a new id, and is not changed without a proof', async () => {
  const player = await app.createPlayer();
  const jar = await plain(player);
  const body = { currentPassword: player.password, newPassword: NEXT };
  expect(await keyOf(jar.call(changePasswordNative, { body }))).toBe('403 step_up_needed');
  await ask(jar);
  expect(await say(jar, await codeOf(player))).toBe('answered');
  const before = jar.cookie();
  await jar.call(changePasswordNative, { body });
  expect(jar.cookie()).not.toBe(before);
  expect((await jar.call(profile, {})).id).toBe(String(player.id));
  const stale = createCookieJar(app, { cookies: before });
  expect(await keyOf(stale.call(profile, {}))).toBe('401 unauthorised');
});

test('a call of another form is refused before it is asked who says it', async () => {
  const jar = await plain(await app.createPlayer());
  const body = { period: 'never' } as never;
  expect(await keyOf(jar.call(confirmPlayerLimit, { body }))).toBe('400 invalid_request');
  for (const wrong of [{}, { code: '12345' }, { code: 123456 }, { code: '123456', credential: { id: 'A' } }])
    expect(await keyOf(jar.call(stepUp, { body: wrong as never }))).toBe('400 invalid_request');
});

/** Who has opened an account and answered nothing. */
async function unanswered(player: TestPlayer): Promise<CookieJar> {
  const jar = await plain(player);
  await app.owner.query('UPDATE player SET email_verified_at = NULL WHERE id = $1', [player.id]);
  return jar;
}
const type = (jar: Pick<CookieJar, 'call'>, password: string) =>
  keyOf(jar.call(stepUp, { body: { password } }));

test('who has neither an answered address nor a passkey shows it by the password, and takes all along and ends the account', async () => {
  const player = await app.createPlayer();
  const jar = await unanswered(player);
  expect(await keyOf(jar.call(exportAccount, {}))).toBe('403 step_up_needed');
  expect(await type(jar, 'another green river')).toBe('401 wrong_credentials');
  expect(await keyOf(jar.call(exportAccount, {}))).toBe('403 step_up_needed');
  const before = createCookieJar(app, { cookies: jar.cookie() });
  expect(await type(jar, player.password)).toBe('answered');
  expect(await keyOf(before.call(profile, {}))).toBe('401 unauthorised');
  expect(await keyOf(jar.call(exportAccount, {}))).toBe('answered');
  expect(await keyOf(jar.call(deleteAccount, { query: { giveUp: '1' } }))).toBe('answered');
});

test('a password shows nothing of who has answered, has a passkey or has no password', async () => {
  const [answered, keyed, networked] = await Promise.all([
    app.createPlayer(),
    app.createPlayer(),
    app.createPlayer(),
  ]);
  await givePasskey(keyed);
  const [first, second, third] = await Promise.all([
    plain(answered),
    unanswered(keyed),
    unanswered(networked),
  ]);
  await app.owner.query('UPDATE player SET password_hash = $2 WHERE id = $1', [networked.id, NO_PASSWORD]);
  for (const [jar, { password }] of [
    [first, answered],
    [second, keyed],
    [third, networked],
  ] as const) {
    expect((await jar.call(stepUpWays, {})).byPassword).toBe(false);
    expect(await type(jar, password)).toBe('401 wrong_credentials');
    expect(await tryIt(jar)).toBe('403 step_up_needed');
  }
});

test('an address that is answered while the password is typed is the way from then on', async () => {
  const player = await app.createPlayer();
  const jar = await unanswered(player);
  const { typed } = await app.db.transaction(async (tx) => {
    await tx.query('UPDATE player SET email_verified_at = now() WHERE id = $1', [player.id]);
    const typed = type(jar, player.password);
    await untilWaitingForLocks(app.owner, 1);
    return { typed };
  });
  expect(await typed).toBe('401 wrong_credentials');
});

test('after ten wrong passwords the right one is not looked at', async () => {
  const player = await app.createPlayer();
  const jar = await unanswered(player);
  for (let tries = 0; tries < 10; tries++)
    expect(await type(jar, 'another green river')).toBe('401 wrong_credentials');
  expect(await type(jar, player.password)).toBe('429 too_many_requests');
});
