import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { BUDGETS } from './attempt-budget.ts';
import { changePassword } from './change-password.ts';
import {
  cookie,
  newAddress,
  newEmail,
  PASSWORD,
  startPlayers,
  type TestingPlayers,
} from './players.fixture.ts';
import { login } from './login.ts';
import { lockById } from './players-store.ts';
import { signUp } from './sign-up.ts';

let { database, players, clock, ended, tryLogin, signIn, newPlayer } = {} as TestingPlayers;

beforeAll(async () => {
  ({ database, players, clock, ended, tryLogin, signIn, newPlayer } = await startPlayers());
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.setOffset(0);
  ended.length = 0;
});

test('an unknown login and a wrong password are answered alike', async () => {
  const { email } = await newPlayer();
  const wrong = await tryLogin(email, 'not the password');
  expect(await tryLogin(newEmail(), 'not the password')).toEqual(wrong);
  expect(wrong).toEqual({ refused: 'wrong_credentials' });
});

test('a password is compared whole and by its text, not by how it was typed', async () => {
  const email = newEmail();
  const long = `${'x1'.repeat(40)}ї`;
  await signUp(
    players.parts,
    { email, password: long, region: 'UA', language: 'ua', birthday: '1990-05-20' },
    newAddress(),
  );
  expect(await tryLogin(email, `${'x1'.repeat(40)}і`)).toEqual({ refused: 'wrong_credentials' });
  expect(isRefusal(await tryLogin(email.toUpperCase(), long.normalize('NFD')))).toBe(false);
});

test('a login never adopts the session id that the browser brings, and ends it', async () => {
  const { email, sessionId } = await newPlayer();
  const planted = cookie('A'.repeat(43));
  const second = await signIn(email, { cookieHeader: planted });
  expect(second.sessionId).not.toBe('A'.repeat(43));
  expect(await players.authenticate(planted)).toBeNull();
  const third = await signIn(email, { cookieHeader: cookie(sessionId) });
  expect(third.sessionId).not.toBe(sessionId);
  expect(await players.authenticate(cookie(sessionId))).toBeNull();
  expect(ended).toHaveLength(1);
  expect(await players.authenticate(cookie(second.sessionId))).not.toBeNull();
});

test('the database holds no session id and no name of a session tells it', async () => {
  const { sessionId, player } = await newPlayer();
  const rows = await database.owner.query<{ row: string }>('SELECT s::text AS row FROM player_session s');
  expect(rows.some(({ row }) => row.includes(sessionId))).toBe(false);
  expect(player.sessionId).not.toContain(sessionId);
  expect(await players.authenticate(cookie(player.sessionId.slice(0, 43)))).toBeNull();
});

test('a session ends after 30 minutes without a request, and after 30 days of them', async () => {
  const { sessionId } = await newPlayer();
  const at = async (offsetMs: number) => {
    clock.setOffset(offsetMs);
    return (await players.authenticate(cookie(sessionId))) !== null;
  };
  const minute = 60_000;
  expect(await at(29 * minute)).toBe(true);
  expect(await at(58 * minute)).toBe(true);
  expect(await at(58 * minute + 31 * minute)).toBe(false);
  clock.setOffset(0);
  const second = await newPlayer();
  const stepMs = 29 * minute;
  // The clock is driven through thirty days by moving the row instead of by 1 500 requests.
  await database.owner.query(
    `UPDATE player_session SET last_seen_at = last_seen_at + interval '30 days' WHERE player_id = $1`,
    [second.player.playerId],
  );
  clock.setOffset(30 * 86_400_000 - minute);
  expect(await players.authenticate(cookie(second.sessionId))).not.toBeNull();
  clock.setOffset(30 * 86_400_000 + stepMs);
  expect(await players.authenticate(cookie(second.sessionId))).toBeNull();
});

test('expired sessions are removed and their sockets closed', async () => {
  const { player } = await newPlayer();
  clock.setOffset(31 * 60_000);
  await players.parts.sessions.removeExpired();
  expect(ended).toContain(player.sessionId);
});

test('logout ends this session only', async () => {
  const { email, sessionId, player } = await newPlayer();
  const other = await signIn(email);
  await players.parts.sessions.end(cookie(sessionId));
  expect(await players.authenticate(cookie(sessionId))).toBeNull();
  expect(await players.authenticate(cookie(other.sessionId))).not.toBeNull();
  expect(ended).toEqual([player.sessionId]);
});

test('a changed password ends every other session and is the only one that signs in', async () => {
  const { email, sessionId, player } = await newPlayer();
  const others = [await signIn(email), await signIn(email)];
  const change = { currentPassword: PASSWORD, newPassword: 'another green river' };
  expect(await changePassword(players.parts, player, { ...change, currentPassword: 'wrong' })).toEqual({
    refused: 'wrong_credentials',
  });
  expect(await changePassword(players.parts, player, { ...change, newPassword: '12345678' })).toEqual({
    refused: 'password_too_weak',
  });
  expect(ended).toEqual([]);
  const changed = notRefused(await changePassword(players.parts, player, change));
  expect(ended.sort()).toEqual(
    [player, ...others.map((other) => other.player)].map((one) => one.sessionId).sort(),
  );
  expect(await players.authenticate(cookie(sessionId))).toBeNull();
  expect(await players.authenticate(cookie(changed.sessionId))).not.toBeNull();
  for (const other of others) expect(await players.authenticate(cookie(other.sessionId))).toBeNull();
  expect(await tryLogin(email, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect(isRefusal(await tryLogin(email, change.newPassword))).toBe(false);
});

test('a change of the password in a session that was ended meanwhile changes nothing, and ends no other', async () => {
  const { email, sessionId, player } = await newPlayer();
  const other = await signIn(email);
  await players.parts.sessions.end(cookie(sessionId));
  const change = { currentPassword: PASSWORD, newPassword: 'another green river' };
  expect(await changePassword(players.parts, player, change)).toEqual({ refused: 'conflict' });
  expect(await players.authenticate(cookie(other.sessionId))).not.toBeNull();
  expect(isRefusal(await tryLogin(email, PASSWORD))).toBe(false);
});

test('the addresses of one household are one address, of guesses as of accounts', async () => {
  const { limit } = BUDGETS['login-address'];
  const subject = '2001:db8:5:7::/64';
  for (const scope of ['login-address', 'sign-up-address'])
    await database.owner.query('INSERT INTO attempt_budget VALUES ($1, sha256($2::bytea), now(), $3)', [
      scope,
      subject,
      scope === 'login-address' ? limit : BUDGETS['sign-up-address'].limit,
    ]);
  const ip = '2001:db8:5:7:a:b:c:d';
  expect(await tryLogin(newEmail(), 'guess', { ip })).toMatchObject({ refused: 'too_many_requests' });
  const input = {
    email: newEmail(),
    password: PASSWORD,
    region: 'UA',
    language: 'en',
    birthday: '1990-05-20',
  } as const;
  expect(await signUp(players.parts, input, ip)).toMatchObject({ refused: 'too_many_requests' });
});

test('of two password changes at once one wins', async () => {
  const { player } = await newPlayer();
  const change = (newPassword: string) =>
    changePassword(players.parts, player, { currentPassword: PASSWORD, newPassword });
  const answers = await Promise.all([change('another green river'), change('yet another green river')]);
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
});

test('guessing at one account is bounded, alike for one that does not exist, and does not lock its owner out', async () => {
  const { email, device } = await newPlayer();
  const guess = (name: string) => Promise.all(Array.from({ length: 30 }, () => tryLogin(name, 'guess')));
  const answers = { known: await guess(email), unknown: await guess(newEmail()) };
  for (const list of Object.values(answers)) {
    const refused = list.map((answer) => (isRefusal(answer) ? answer.refused : 'in'));
    expect(refused.filter((key) => key === 'wrong_credentials')).toHaveLength(
      BUDGETS['login-stranger'].limit,
    );
    expect(refused.filter((key) => key === 'too_many_requests')).toHaveLength(
      30 - BUDGETS['login-stranger'].limit,
    );
  }
  expect(await tryLogin(email, PASSWORD)).toMatchObject({ refused: 'too_many_requests' });
  expect(isRefusal(await tryLogin(email, PASSWORD, { device }))).toBe(false);
  const forged = `${device.split('.')[0]}.${'A'.repeat(43)}`;
  expect(await tryLogin(email, PASSWORD, { device: forged })).toMatchObject({ refused: 'too_many_requests' });
  clock.setOffset(BUDGETS['login-stranger'].windowMs + 1_000);
  expect(isRefusal(await tryLogin(email, PASSWORD))).toBe(false);
});

test('a browser is remembered for its player, whatever they are called, and for nobody who has their name later', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const renamed = newEmail();
  const call = (id: bigint, email: string) =>
    database.owner.query('UPDATE player SET email = $2, email_canonical = $2 WHERE id = $1', [id, email]);
  await call(first.player.playerId, renamed);
  await call(second.player.playerId, first.email);
  for (const name of [renamed, first.email])
    await Promise.all(Array.from({ length: 12 }, () => tryLogin(name, 'guess')));
  expect(isRefusal(await tryLogin(renamed, PASSWORD, { device: first.device }))).toBe(false);
  expect(await tryLogin(first.email, PASSWORD, { device: first.device })).toMatchObject({
    refused: 'too_many_requests',
  });
  expect(isRefusal(await tryLogin(first.email, PASSWORD, { device: second.device }))).toBe(false);
});

test('an attempt that read the time before the first one does not empty the budget', async () => {
  const spend = (offsetMs: number) => {
    clock.setOffset(offsetMs);
    return players.parts.budget.take('change-password', 'somebody');
  };
  const { limit } = BUDGETS['change-password'];
  for (let used = 0; used < limit; used++) expect(await spend(-used * 10)).toBeNull();
  expect(await spend(-5_000)).not.toBeNull();
});

test('guessing from one address over many accounts is bounded; signing in is not', async () => {
  const { email } = await newPlayer();
  const ip = '192.0.2.1';
  for (let times = 0; times < BUDGETS['login-address'].limit + 20; times += 20) {
    for (let i = 0; i < 2; i++) expect(isRefusal(await tryLogin(email, PASSWORD, { ip }))).toBe(false);
  }
  const tries = Array.from({ length: BUDGETS['login-address'].limit + 20 }, () =>
    tryLogin(newEmail(), 'guess', { ip }),
  );
  const refused = (await Promise.all(tries)).filter(
    (answer) => isRefusal(answer) && answer.refused === 'too_many_requests',
  );
  expect(refused).toHaveLength(20);
});

test('a login that read the old password before it was changed gets no session', async () => {
  const { email, player } = await newPlayer();
  let [logging, changing] = [] as unknown as [ReturnType<typeof tryLogin>, ReturnType<typeof changePassword>];
  await database.db.transaction(async (tx) => {
    // Both have compared the old password and wait here, the change first.
    await lockById(tx, player.playerId);
    const input = { currentPassword: PASSWORD, newPassword: 'another calm blue lake' };
    changing = changePassword(players.parts, player, input);
    await untilWaitingForLocks(database.owner, 1);
    logging = tryLogin(email, PASSWORD);
    await untilWaitingForLocks(database.owner, 2);
  });
  const changed = notRefused(await changing);
  expect(await logging).toEqual({ refused: 'wrong_credentials' });
  const sessions = 'SELECT 1 FROM player_session WHERE player_id = $1';
  expect(await database.owner.query(sessions, [player.playerId])).toHaveLength(1);
  expect(await players.authenticate(cookie(changed.sessionId))).not.toBeNull();
});

test('an overload of ours uses up nobody’s attempts', async () => {
  const { email, player } = await newPlayer();
  const passwords = { hash: async () => 'busy' as const, matches: async () => 'busy' as const };
  const busy = { ...players.parts, passwords };
  const input = { currentPassword: PASSWORD, newPassword: 'another calm blue lake' };
  const signingUp = {
    email: newEmail(),
    password: PASSWORD,
    region: 'UA',
    language: 'en',
    birthday: '1990-05-20',
  } as const;
  const ip = newAddress();
  const [attempt] = [
    {
      ...{
        username: email,
        password: PASSWORD,
        ip,
        device: undefined,
        cookieHeader: undefined,
        region: 'UA' as const,
      },
      provesWork: async () => false,
    },
  ];
  for (let times = 0; times < BUDGETS['login-stranger'].limit + 1; times++) {
    expect(await login(busy, attempt)).toMatchObject({ details: { retryAfterMs: 1_000 } });
    expect(await changePassword(busy, player, input)).toMatchObject({ details: { retryAfterMs: 1_000 } });
    expect(await signUp(busy, signingUp, ip)).toMatchObject({ details: { retryAfterMs: 1_000 } });
  }
  expect(isRefusal(await login(players.parts, attempt))).toBe(false);
  notRefused(await changePassword(players.parts, player, input));
  const used = `SELECT 1 FROM attempt_budget WHERE scope = 'sign-up-address' AND used > 0 AND subject = sha256($1::bytea)`;
  expect(await database.owner.query(used, [Buffer.from(ip)])).toEqual([]);
});
