import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  profile,
} from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { liveTicket } from '@croupier/contract/site/live';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCookieJar, type CookieJar } from '../../../platform/testing/cookie-jar.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { rotate } from './rotate-session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const KYIV = { 'user-agent': FIREFOX, 'x-country': 'ua', 'x-forwarded-for': '203.0.113.77' };

async function signIn(
  { username, password }: TestPlayer,
  { headers = {}, cookies = '' }: { headers?: Record<string, string>; cookies?: string } = {},
): Promise<CookieJar> {
  const jar = createCookieJar(app, { headers, cookies });
  await jar.call(login, { body: { username, password } });
  return jar;
}
const sessionsOf = async (jar: Pick<CookieJar, 'call'>) => (await jar.call(listSessions, {})).sessions;
const factsOf = async ({ id }: TestPlayer, topic: string) =>
  (
    await app.owner.query<{ payload: unknown }>(
      `SELECT payload FROM (SELECT player_id, topic, payload FROM outbox UNION ALL SELECT player_id, topic, payload FROM fact) f
WHERE player_id = $1 AND topic = $2`,
      [id, topic],
    )
  ).map(({ payload }) => payload);
const isIn = async (jar: Pick<CookieJar, 'call'>) => (await keyOf(jar.call(profile, {}))) === 'answered';

/** An account that has been there for longer than one who signs up takes to sign in. */
async function oldPlayer(): Promise<TestPlayer> {
  const player = await app.createPlayer();
  await app.owner.query("UPDATE player SET created_at = created_at - interval '1 day' WHERE id = $1", [
    player.id,
  ]);
  return player;
}

test('a session is listed by device, place and time, this one first, and by nothing that opens it', async () => {
  const player = await app.createPlayer();
  const jar = await signIn(player, { headers: KYIV });
  const [own, other] = await sessionsOf(jar);
  expect(own).toMatchObject({
    ...{ isThis: true, browser: 'Firefox', system: 'Linux', country: 'UA', network: '203.0.113.0/24' },
  });
  expect(other).toMatchObject({ isThis: false, browser: null, system: null, country: null, network: null });
  const told = JSON.stringify(await jar.call(listSessions, {}));
  const rows = await app.owner.query<{ hash: string; row: string }>(
    "SELECT encode(id_hash, 'hex') AS hash, s::text AS row FROM player_session s WHERE player_id = $1",
    [player.id],
  );
  for (const { hash, row } of rows) {
    expect(told).not.toContain(hash);
    expect(row).not.toContain('203.0.113.77');
  }
});

test.each([
  { 'x-country': 'XX' },
  { 'x-country': 'T1' },
  { 'x-country': 'Ukraine' },
  { 'user-agent': '<img src=x onerror=alert(1)>' },
])('what is nothing known is kept as nothing: %j', async (headers) => {
  const jar = await signIn(await app.createPlayer(), { headers: { 'user-agent': 'x', ...headers } });
  expect((await sessionsOf(jar))[0]).toMatchObject({ browser: null, system: null, country: null });
});

test('one session is ended, or all others, and never those of another player', async () => {
  const [player, stranger] = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const [jar, second, third] = await Promise.all([signIn(player), signIn(player), signIn(player)]);
  const idOf = async (of: CookieJar) => (await sessionsOf(of)).find(({ isThis }) => isThis)!.id;
  const id = await idOf(second);
  expect(await keyOf(stranger.call(endSession, { params: { id } }))).toBe('404 not_found');
  expect(await isIn(second)).toBe(true);
  await jar.call(endSession, { params: { id } });
  expect(await isIn(second)).toBe(false);
  expect(await keyOf(jar.call(endSession, { params: { id } }))).toBe('404 not_found');
  // The test's own and the third one.
  expect(await jar.call(endOtherSessions, {})).toEqual({ ended: 2 });
  expect([await isIn(jar), await isIn(third), await isIn(stranger)]).toEqual([true, false, true]);
  await jar.call(endSession, { params: { id: await idOf(jar) } });
  expect(await isIn(jar)).toBe(false);
  expect(await keyOf(app.call(listSessions, {}))).toBe('401 unauthorised');
});

test('what is ended while a round is on its way settles that round, and no other', async () => {
  const player = await app.createPlayer({ balanceMinor: '100000' });
  const other = await app.signIn(player);
  const play = () => {
    const body = { key: randomUUID(), game: 'lantern-tide', stakeMinor: '100', kind: 'real' } as const;
    return keyOf(player.call(playRound, { body }));
  };
  expect(await play()).toBe('answered');
  const flying = play();
  await other.call(endOtherSessions, {});
  const answer = await flying;
  expect(['answered', '401 unauthorised']).toContain(answer);
  expect(await play()).toBe('401 unauthorised');
  const rounds = await app.owner.query('SELECT FROM round WHERE player_id = $1', [player.id]);
  expect(rounds).toHaveLength(answer === 'answered' ? 2 : 1);
});

test('a browser that is new to an account is told of, without where; the first one after signing up is not', async () => {
  const fresh = await app.createPlayer();
  await app.owner.query('DELETE FROM player_session WHERE player_id = $1', [fresh.id]);
  await signIn(fresh);
  expect(await factsOf(fresh, 'account.signed-in-anew')).toEqual([]);
  const player = await oldPlayer();
  const jar = await signIn(player, { headers: KYIV });
  expect(await factsOf(player, 'account.signed-in-anew')).toEqual([{ device: 'Firefox, Linux' }]);
  await signIn(player, { headers: KYIV, cookies: jar.cookie() });
  expect(await factsOf(player, 'account.signed-in-anew')).toHaveLength(1);
  await signIn(player, { headers: { 'user-agent': 'nobody' } });
  expect(await factsOf(player, 'account.signed-in-anew')).toHaveLength(2);
});

test('whoever only claims an address makes no browser known to its owner', async () => {
  const owner = await oldPlayer();
  const claim = await app.createPlayer();
  await app.owner.query(
    `UPDATE player p SET email_verified_at = NULL, email = o.email, email_canonical = o.email_canonical
FROM player o WHERE p.id = $1 AND o.id = $2`,
    [claim.id, owner.id],
  );
  const jar = await signIn({ ...claim, username: owner.username });
  await signIn(owner, { cookies: jar.cookie() });
  expect(await factsOf(owner, 'account.signed-in-anew')).toHaveLength(1);
});

test('an id that was rotated is nobody’s: neither a call nor a socket, nor the ticket of before', async () => {
  const player = await app.createPlayer();
  const { ticket } = await player.call(liveTicket, {});
  const late = (await player.call(liveTicket, {})).ticket;
  const socket = await open(ticket);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push((JSON.parse(data.toString()) as { name: string }).name));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const { sessions } = app.app.players.parts;
  const signedIn = (await app.app.players.authenticate(player.cookie))!;
  const rotated = (await app.db.transaction((tx) => sessions.rotate(tx, signedIn, { proven: false })))!;
  sessions.announceMoved(rotated);
  expect(await closed).toBe(4002);
  expect(heard).not.toContain('sessionEnded');
  expect(await isIn(player)).toBe(false);
  expect(app.app.players.recall(player.cookie)).toBeNull();
  const lateSocket = await open(late);
  expect(await new Promise<number>((resolve) => lateSocket.once('close', resolve))).toBe(4001);
  const jar = createCookieJar(app, { cookies: `croupier_session=${rotated.secret}` });
  expect(await isIn(jar)).toBe(true);
});

test('of two rotations at once one is a session, and the other has ended', async () => {
  const player = await app.createPlayer();
  const signedIn = (await app.app.players.authenticate(player.cookie))!;
  const clock = { now: () => new Date() };
  const turn = () => app.db.transaction((tx) => rotate({ clock }, tx, signedIn, { proven: false }));
  const turned = (await Promise.all([turn(), turn()])).filter((one) => one !== undefined);
  expect(turned).toHaveLength(1);
});

test('a session that is rotated keeps its name, its times and its devices', async () => {
  const player = await app.createPlayer();
  const jar = await signIn(player, { headers: KYIV });
  const [before] = await sessionsOf(jar);
  const signedIn = (await app.app.players.authenticate(jar.cookie()))!;
  await app.owner.query(
    "INSERT INTO push_device (id, player_id, session_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, $3, 'https://push.example/1', 'x', 'y', now())",
    [randomUUID(), player.id, Buffer.from(signedIn.sessionId, 'hex')],
  );
  const { sessions } = app.app.players.parts;
  const rotated = (await app.db.transaction((tx) => sessions.rotate(tx, signedIn, { proven: true })))!;
  const [after] = await sessionsOf(createCookieJar(app, { cookies: `croupier_session=${rotated.secret}` }));
  expect(after).toEqual(before);
  expect(await app.owner.query('SELECT FROM push_device WHERE player_id = $1', [player.id])).toHaveLength(1);
});

test.each([
  ['POST', '/api/users/sessions/end-others'],
  ['DELETE', `/api/users/sessions/${randomUUID()}`],
  ['POST', '/api/users/change-password-native'],
  ['POST', '/api/users/step-up'],
  ['POST', '/api/users/step-up/code'],
  ['POST', '/api/users/step-up/passkey/options'],
  ['POST', '/api/users/passkeys/options'],
  ['POST', '/api/users/passkeys'],
  ['DELETE', `/api/users/passkeys/${randomUUID()}`],
  ['POST', '/api/users/login/passkey/options'],
  ['POST', '/api/users/login/passkey'],
])('%s %s is not taken from a page of another origin', async (method, path) => {
  const { cookie } = await app.createPlayer();
  for (const origin of ['https://evil.example', 'null', app.url.replace('127.0.0.1', 'localhost')]) {
    const headers = { cookie, origin, 'content-type': 'text/plain' };
    const body = method === 'POST' ? '{}' : null;
    const answer = await app.request(path, { method, headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { key: 'foreign_origin' } }]);
  }
});

function open(ticket: string): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/ws?token=${ticket}`, {
    origin: app.url,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

test('a login that no text can be is refused for its form', async () => {
  const body = { username: 'a\u0000', password: 'x' };
  expect(await keyOf(app.call(login, { body }))).toBe('400 invalid_request');
});
