import {
  addPasskey,
  listPasskeys,
  loginPasskeyOptions,
  loginWithPasskey,
  passkeyOptions,
  removePasskey,
} from '@croupier/contract/people/passkeys';
import { listSessions, login, profile } from '@croupier/contract/people/players';
import { testBlock, testClock } from '@croupier/contract/site/test-data';
import { PASSKEYS_MAX } from '@croupier/domain/people/passkeys';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCookieJar } from '../../../platform/testing/cookie-jar.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { createSoftPasskey } from '../../../platform/testing/soft-passkey.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { NO_PASSWORD } from '../players/feature.ts';
import { CHALLENGE_KEPT_MS } from './challenges.ts';
import { enterBy, givePasskey, PAGE } from './passkeys.fixture.ts';
import { removePasskey as remove } from './remove-passkey.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => setClock(0));

const setClock = (offsetMs: number) => app.call(testClock, { body: { offsetMs } });
const namesOf = async (player: Pick<TestPlayer, 'call'>) =>
  (await player.call(listPasskeys, {})).passkeys.map(({ name }) => name);
const factsOf = async ({ id }: TestPlayer, topic: string) =>
  app.owner.query(
    'SELECT FROM (SELECT topic, player_id FROM outbox UNION ALL SELECT topic, player_id FROM fact) f WHERE player_id = $1 AND topic = $2',
    [id, topic],
  );

test('a passkey is made, signs its player in wherever it is, and is forgotten again', async () => {
  const player = await app.createPlayer();
  expect(await namesOf(player)).toEqual([]);
  const { passkey, id } = await givePasskey(player, { name: '  Мій телефон ' });
  expect(await namesOf(player)).toEqual(['Мій телефон']);
  const jar = await enterBy(app, passkey);
  expect((await jar.call(profile, {})).id).toBe(String(player.id));
  expect((await player.call(listPasskeys, {})).passkeys[0]!.lastUsedAt).not.toBeNull();
  expect((await player.call(listSessions, {})).sessions).toHaveLength(2);
  await player.call(removePasskey, { params: { id } });
  expect(await namesOf(player)).toEqual([]);
  expect(await keyOf(enterBy(app, passkey))).toBe('401 wrong_credentials');
  for (const topic of ['account.passkey-added', 'account.passkey-removed'])
    expect(await factsOf(player, topic)).toHaveLength(1);
});

test('no offer to sign in names anybody, and none is written anywhere', async () => {
  const spent = async () => (await app.owner.query('SELECT FROM spent_challenge')).length;
  const before = await spent();
  const { options } = await app.call(loginPasskeyOptions, {});
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  expect(await spent()).toBe(before);
});

test('whatever is no answer of a passkey of the house is answered alike', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  const stranger = createSoftPasskey(PAGE);
  const wrong = {
    unknown: () => enterBy(app, stranger),
    elsewhere: () => enterBy(app, passkey, { lies: { origin: 'https://croup1er.example' } }),
    unverified: () => enterBy(app, passkey, { lies: { userVerified: false } }),
    anotherPlayers: () =>
      enterBy(app, passkey, { lies: { userHandle: Buffer.from('1').toString('base64url') } }),
    madeUpChallenge: () =>
      enterBy(app, passkey, { lies: { challenge: Buffer.alloc(54, 1).toString('base64url') } }),
  };
  for (const attempt of Object.values(wrong)) expect(await keyOf(attempt())).toBe('401 wrong_credentials');
  for (const credential of [
    { id: passkey.id },
    { id: passkey.id, response: 'x' },
    { id: '' },
    { id: 'A', x: 1 },
  ])
    expect(await keyOf(app.call(loginWithPasskey, { body: { credential } }))).toBe('401 wrong_credentials');
  await enterBy(app, passkey);
});

test('an answer is good once, of two at once as of two after another', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  const { options } = await app.call(loginPasskeyOptions, {});
  const body = { credential: passkey.answer(options) };
  const both = [keyOf(app.call(loginWithPasskey, { body })), keyOf(app.call(loginWithPasskey, { body }))];
  expect((await Promise.all(both)).sort()).toEqual(['401 wrong_credentials', 'answered']);
  expect(await keyOf(app.call(loginWithPasskey, { body }))).toBe('401 wrong_credentials');
});

test('a passkey whose counter goes back was copied', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  await enterBy(app, passkey, { lies: { counter: 7 } });
  expect(await keyOf(enterBy(app, passkey, { lies: { counter: 7 } }))).toBe('401 wrong_credentials');
  expect(await keyOf(enterBy(app, passkey, { lies: { counter: 3 } }))).toBe('401 wrong_credentials');
  await enterBy(app, passkey, { lies: { counter: 8 } });
});

test('one that does not count is good each time', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  for (let times = 0; times < 2; times++) await enterBy(app, passkey, { lies: { counter: 0 } });
});

test('a challenge is over after five minutes, and with a clock that was set back', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  const { options } = await app.call(loginPasskeyOptions, {});
  const body = { credential: passkey.answer(options) };
  for (const offsetMs of [CHALLENGE_KEPT_MS + 1_000, -60_000]) {
    await setClock(offsetMs);
    expect(await keyOf(app.call(loginWithPasskey, { body }))).toBe('401 wrong_credentials');
  }
  await setClock(0);
  expect(await keyOf(app.call(loginWithPasskey, { body }))).toBe('answered');
});

test('whose account is closed is told so, and a blocked one comes in to be told', async () => {
  const [closed, blocked] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const ofClosed = await givePasskey(closed);
  const ofBlocked = await givePasskey(blocked);
  for (const { id } of [closed, blocked])
    await app.call(testBlock, { body: { id: String(id), reason: 'for a test' } });
  await app.owner.query('UPDATE player_block SET closed = true WHERE player_id = $1', [closed.id]);
  expect(await keyOf(enterBy(app, ofClosed.passkey))).toBe('403 account_closed');
  const jar = await enterBy(app, ofBlocked.passkey);
  expect(await keyOf(jar.call(profile, {}))).toBe('423 account_blocked');
});

test('a session that a browser brings is never adopted, and ends', async () => {
  const player = await app.createPlayer();
  const { passkey } = await givePasskey(player);
  const planted = await app.signIn(player);
  const jar = createCookieJar(app, { cookies: planted.cookie });
  await enterBy(app, passkey, { jar });
  expect(jar.cookie()).not.toContain(planted.cookie);
  expect(await keyOf(planted.call(profile, {}))).toBe('401 unauthorised');
});

test('a passkey is only made and removed by who has just shown who they are', async () => {
  const player = await app.createPlayer();
  const { passkey, id } = await givePasskey(player);
  const plain = await plainSession(player);
  expect(await keyOf(plain.call(passkeyOptions, {}))).toBe('403 step_up_needed');
  expect(await keyOf(plain.call(removePasskey, { params: { id } }))).toBe('403 step_up_needed');
  const { options } = await player.call(passkeyOptions, {});
  const body = { name: 'x', credential: createSoftPasskey(PAGE).register(options) };
  expect(await keyOf(plain.call(addPasskey, { body }))).toBe('403 step_up_needed');
  // By the passkey itself, one has.
  const jar = await enterBy(app, passkey);
  await jar.call(removePasskey, { params: { id } });
});

test('an offer is of its session and its purpose, and taken once', async () => {
  const [player, stranger] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const elsewhere = await app.signIn(player);
  const { options } = await player.call(passkeyOptions, {});
  const passkey = createSoftPasskey(PAGE);
  const body = { name: 'x', credential: passkey.register(options) };
  for (const other of [elsewhere, stranger])
    expect(await keyOf(other.call(addPasskey, { body }))).toBe('401 wrong_code');
  const signIn = await app.call(loginPasskeyOptions, {});
  const forSignIn = { ...options, challenge: signIn.options['challenge'] };
  const wrong = { name: 'x', credential: createSoftPasskey(PAGE).register(forSignIn) };
  expect(await keyOf(player.call(addPasskey, { body: wrong }))).toBe('401 wrong_code');
  const unverified = createSoftPasskey(PAGE, { userVerified: false }).register(options);
  expect(await keyOf(player.call(addPasskey, { body: { name: 'x', credential: unverified } }))).toBe(
    '401 wrong_code',
  );
  const twice = [keyOf(player.call(addPasskey, { body })), keyOf(player.call(addPasskey, { body }))];
  expect((await Promise.all(twice)).sort()).toEqual(['401 wrong_code', 'answered']);
});

test('a passkey is of one player, and whoever removes another’s finds none', async () => {
  const [owner, thief] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const { passkey, id } = await givePasskey(owner);
  expect(await keyOf(givePasskey(thief, { passkey }))).toBe('409 conflict');
  expect(await keyOf(thief.call(removePasskey, { params: { id } }))).toBe('404 not_found');
  expect(await namesOf(owner)).toHaveLength(1);
});

test('nobody has more than twenty, however many come at once', async () => {
  const player = await app.createPlayer();
  await Promise.all(Array.from({ length: PASSKEYS_MAX + 3 }, () => keyOf(givePasskey(player, {}))));
  expect(await namesOf(player)).toHaveLength(PASSKEYS_MAX);
});

test('of two that are removed at once, the last way in stays', async () => {
  const player = await app.createPlayer();
  const ids = [(await givePasskey(player)).id, (await givePasskey(player)).id];
  // As somebody has whom only passkeys let in.
  await app.owner.query('UPDATE player SET password_hash = $2 WHERE id = $1', [player.id, NO_PASSWORD]);
  // Whichever has the player's lock first, the other one waits for it and sees what is left.
  const removed = await Promise.all(
    ids.map((id) => remove({ db: app.db, otherWays: [] }, { playerId: player.id }, id)),
  );
  expect(removed.map((refused) => refused?.refused ?? 'gone').sort()).toEqual(['conflict', 'gone']);
  expect(await namesOf(player)).toHaveLength(1);
  expect(await app.app.players.parts.passwords.matches('', NO_PASSWORD)).toBe(false);
});

test.each([
  { name: '', credential: { id: 'A' } },
  { name: ' '.repeat(5), credential: { id: 'A' } },
  { name: 'x'.repeat(61), credential: { id: 'A' } },
  { name: 'x', credential: 'A' },
  { name: 'x', credential: { id: 5 } },
  { name: 'x', credential: { id: 'A'.repeat(1_025) } },
  { name: 'x', credential: { id: 'A\u0000' } },
  { name: 'x\u0000', credential: { id: 'A' } },
])('what has another form is refused: %j', async (body) => {
  const player = await app.createPlayer();
  expect(await keyOf(player.call(addPasskey, { body: body as never }))).toBe('400 invalid_request');
});

test.each([['{'], [{ a: 1 }], [['internal', 'carrier\u0000pigeon', 5]], [null]])(
  'of the ways to a passkey only those that there are is kept: %j',
  async (transports) => {
    const player = await app.createPlayer();
    const passkey = createSoftPasskey(PAGE);
    const lying = {
      ...passkey,
      register: (options: Record<string, unknown>) => {
        const credential = passkey.register(options);
        return { ...credential, response: { ...(credential['response'] as object), transports } };
      },
    };
    await givePasskey(player, { passkey: lying });
    const [row] = await app.owner.query<{ transports: string[] }>(
      'SELECT transports FROM player_passkey WHERE player_id = $1',
      [player.id],
    );
    expect(row!.transports).toEqual(Array.isArray(transports) ? ['internal'] : []);
  },
);

test('a passkey with a longer name than its player could ever say is not kept', async () => {
  const player = await app.createPlayer();
  const passkey = createSoftPasskey(PAGE, { idBytes: 5_000 });
  const { options } = await player.call(passkeyOptions, {});
  const credential = passkey.register(options);
  const body = { name: 'x', credential: { ...credential, id: 'AAAA', rawId: 'AAAA' } };
  expect(await keyOf(player.call(addPasskey, { body }))).toBe('401 wrong_code');
});

/** One that only a password has begun. */
async function plainSession(player: TestPlayer) {
  const jar = createCookieJar(app);
  await jar.call(login, { body: { username: player.username, password: player.password } });
  return jar;
}
