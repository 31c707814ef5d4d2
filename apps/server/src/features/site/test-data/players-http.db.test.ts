import { PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challengePath, solve } from '../../../platform/testing/prove-work.ts';
import { startTestingServer, type TestingServer } from './server.fixture.ts';

const PUBLIC_URL = 'http://localhost:4301';
const PASSWORD = 'a quiet green river';
let server: TestingServer;
let count = 0;

beforeAll(async () => {
  server = await startTestingServer({ publicUrl: PUBLIC_URL, seams: true });
});
afterAll(() => server.close());

const post = (url: string, body: object, cookie?: string, proof?: string) =>
  server.fastify.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { origin: PUBLIC_URL, ...(cookie && { cookie }), ...(proof && { [PROOF_HEADER]: proof }) },
  });
/** A proof of work for one call of sign-up. */
async function prove({ fastify }: TestingServer = server): Promise<string> {
  return solve((await fastify.inject({ url: challengePath('/api/users/sign-up') })).json());
}
const get = (url: string, cookie?: string) =>
  server.fastify.inject({ url, headers: cookie ? { cookie } : {} });
const newEmail = (): string => `http${count++}@mail.example`;

async function signUp(email: string, change: object = {}) {
  const input = {
    email,
    password: PASSWORD,
    region: 'UA',
    language: 'ua',
    birthday: '1990-05-20',
    ...change,
  };
  return post('/api/users/sign-up', input, undefined, await prove());
}

function login(username: string, password: string, cookie?: string) {
  return server.fastify.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: new URLSearchParams({ username, password }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: PUBLIC_URL,
      ...(cookie && { cookie }),
    },
  });
}

async function newSession(): Promise<{ email: string; cookie: string }> {
  const email = newEmail();
  await signUp(email);
  const answer = await login(email, PASSWORD);
  const session = answer.cookies.find(({ name }) => name === 'croupier_session');
  return { email, cookie: `croupier_session=${session?.value}` };
}

test('from visitor to player and back', async () => {
  const email = newEmail();
  expect((await get('/api/users/me')).json()).toEqual({ profile: null });
  expect((await signUp(email)).json()).toEqual({ created: true, login: email });
  const signedIn = await login(email.toUpperCase(), PASSWORD);
  expect(signedIn.json()).toEqual({ authenticated: true });
  const session = signedIn.cookies.find(({ name }) => name === 'croupier_session');
  expect(session).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
  const cookie = `croupier_session=${session?.value}`;
  const profile = (await get('/api/users/profile', cookie)).json();
  expect(profile).toMatchObject({
    email,
    region: 'UA',
    language: 'ua',
    userTheme: null,
    currency: 'UAH',
    mainBalance: '0',
    bonusBalance: '0',
    virtualBalance: '1000000',
    gameMoney: 'real',
    balanceVersion: 0,
  });
  expect(profile.balances).toHaveLength(3);
  expect((await get('/api/users/me', cookie)).json()).toEqual({ profile });
  const logout = await post('/api/users/logout', {}, cookie);
  expect(logout.json()).toEqual({ done: true });
  expect(logout.cookies[0]).toMatchObject({ name: 'croupier_session', value: '', maxAge: 0 });
  expect((await get('/api/users/profile', cookie)).statusCode).toBe(401);
  expect((await get('/api/users/me', cookie)).json()).toEqual({ profile: null });
});

test('an unknown login, a wrong password and a taken e-mail cannot be told apart from their answers', async () => {
  const { email } = await newSession();
  const shapeOf = (answer: Awaited<ReturnType<typeof login>>) => {
    const { error } = answer.json();
    const headers = Object.keys(answer.headers).sort();
    return { status: answer.statusCode, key: error?.key, message: error?.message, headers };
  };
  expect(shapeOf(await login(newEmail(), 'wrong'))).toEqual(shapeOf(await login(email, 'wrong')));
  const [taken, free] = [await signUp(email), await signUp(newEmail())];
  expect([taken.statusCode, taken.json().created]).toEqual([free.statusCode, free.json().created]);
  expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
});

test('a player changes what is theirs to change, and nothing else', async () => {
  const { cookie } = await newSession();
  const changed = await post(
    '/api/users/profile',
    { nickname: ' Оленка 7 ', userTheme: 'dark', language: 'kk' },
    cookie,
  );
  expect(changed.json()).toMatchObject({ nickname: 'Оленка 7', userTheme: 'dark', language: 'kk' });
  for (const body of [
    { mainBalance: '5' },
    { id: '1' },
    { role: 'admin' },
    { nickname: '<b>x</b>' },
    { nickname: 'x' },
    { userTheme: 'pink' },
  ])
    expect((await post('/api/users/profile', body, cookie)).statusCode).toBe(400);
  const raw = await server.fastify.inject({
    method: 'POST',
    url: '/api/users/profile',
    payload: '{"__proto__":{"role":"admin"}}',
    headers: { origin: PUBLIC_URL, cookie, 'content-type': 'application/json' },
  });
  expect(raw.statusCode).toBe(400);
  expect((await get('/api/users/profile', cookie)).json()).toMatchObject({
    nickname: 'Оленка 7',
    mainBalance: '0',
  });
});

test('a nickname of blanks only is refused', async () => {
  const { cookie } = await newSession();
  expect((await post('/api/users/profile', { nickname: '   ' }, cookie)).statusCode).toBe(400);
});

test('the tests’ clock ends a session that idles for half an hour', async () => {
  const { cookie } = await newSession();
  await post('/api/inner/test/clock', { offsetMs: 31 * 60_000 });
  expect((await get('/api/users/profile', cookie)).statusCode).toBe(401);
  await post('/api/inner/test/clock', { offsetMs: 0 });
});

test('a made player has what was asked for, and a session without a login', async () => {
  const made = (
    await post('/api/inner/test/data/user', { region: 'EU', balanceMinor: '5000', playMinor: '70' })
  ).json();
  const { cookie } = (await post('/api/inner/test/data/token', { id: made.id })).json();
  expect((await get('/api/users/profile', cookie)).json()).toMatchObject({
    id: made.id,
    region: 'EU',
    language: 'en',
    currency: 'EUR',
    mainBalance: '5000',
    virtualBalance: '100070',
  });
  expect((await login(made.username, made.password)).statusCode).toBe(200);
  for (const id of ['999999999', '9999999999999999999'])
    expect((await post('/api/inner/test/data/token', { id })).statusCode).toBe(404);
});

test('forced draws wait for their player and game', async () => {
  await post('/api/inner/test/tape', { playerId: '5', game: 'fruit', rounds: [[1, 2], [3]] });
  await post('/api/inner/test/tape', { playerId: '5', game: `loot-${'a'.repeat(40)}`, rounds: [[7]] });
  expect(server.tapes.take(5n, `loot-${'a'.repeat(40)}`)).toEqual([7]);
  expect(server.tapes.take(6n, 'fruit')).toBeUndefined();
  expect([1, 2, 3].map(() => server.tapes.take(5n, 'fruit'))).toEqual([[1, 2], [3], undefined]);
});

test('site configs tell every region as the rules have it', async () => {
  const { regionsList, themes, languages } = (await get('/api/app/site-configs')).json();
  expect(regionsList.map(({ id }: { id: string }) => id)).toEqual(['UA', 'EU', 'KZ', 'SL', 'RC']);
  expect([themes.length, languages.length]).toEqual([5, 4]);
});

test('over https the cookies are bound to the host, and without the seams there is no test data', async () => {
  const https = await startTestingServer({ publicUrl: 'https://casino.example', seams: false });
  const send = async (url: string, payload: string | object, type = 'application/json') =>
    https.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        ...{ origin: 'https://casino.example', 'content-type': type },
        ...(url.endsWith('sign-up') && { [PROOF_HEADER]: await prove(https) }),
      },
    });
  try {
    const email = newEmail();
    await send('/api/users/sign-up', {
      email,
      password: PASSWORD,
      region: 'SL',
      language: 'en',
      birthday: '1990-05-20',
    });
    const form = new URLSearchParams({ username: email, password: PASSWORD }).toString();
    const answer = await send('/api/users/login', form, 'application/x-www-form-urlencoded');
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-croupier', '__Host-croupier_device']);
    for (const cookie of answer.cookies)
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
    for (const path of ['data/user', 'data/token', 'data/ago', 'clock', 'tape']) {
      const gone = await send(`/api/inner/test/${path}`, {});
      expect([gone.statusCode, gone.json().error.key]).toEqual([404, 'route_not_found']);
    }
  } finally {
    await https.close();
  }
});
