import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WILLING_SECRETS } from '../../money/payments/willing-provider.fixture.ts';
import { startTestingServer, type TestingServer } from './server.fixture.ts';

const PUBLIC_URL = 'http://localhost:4302';
let server: TestingServer;

beforeAll(async () => {
  server = await startTestingServer({ publicUrl: PUBLIC_URL, seams: true });
});
afterAll(() => server.close());

const post = (url: string, body: object, cookie = '') =>
  server.fastify.inject({ method: 'POST', url, payload: body, headers: { origin: PUBLIC_URL, cookie } });
const get = (url: string, cookie: string) => server.fastify.inject({ url, headers: { cookie } });

async function newPlayer(): Promise<string> {
  const { id } = (await post('/api/inner/test/data/user', { region: 'UA' })).json();
  return (await post('/api/inner/test/data/token', { id })).json().cookie;
}

async function startPayIn(cookie: string, change: object = {}) {
  return post(
    '/api/payments/pay-in',
    { key: randomUUID(), amountMinor: '10000', language: 'ua', ...change },
    cookie,
  );
}

async function started() {
  const cookie = await newPlayer();
  const { id } = (await startPayIn(cookie)).json();
  const body = JSON.stringify({
    type: 'pay-in.paid',
    paymentId: `pay_${id}`,
    merchantReference: id,
    merchant: 'croupier',
    amountMinor: '10000',
    currency: 'UAH',
  });
  return { cookie, id: id as string, body };
}

interface Sending {
  id?: string;
  at?: number;
  secret?: string;
  signedBody?: string;
  without?: string;
  provider?: string;
  contentType?: string;
  also?: string;
}

/** Signs by the published rule, not by the code under test. */
function webhook(body: string, sending: Sending = {}) {
  const id = sending.id ?? `evt_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1_000) + (sending.at ?? 0));
  const secret = sending.secret ?? WILLING_SECRETS[0]!;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  const mac = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${sending.signedBody ?? body}`)
    .digest('base64');
  const headers: Record<string, string> = {
    'content-type': sending.contentType ?? 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `${sending.also ?? ''}v1,${mac}`,
  };
  if (sending.without) delete headers[sending.without];
  return server.fastify.inject({
    method: 'POST',
    url: `/api/payments/webhooks/${sending.provider ?? 'sandbox'}`,
    payload: body,
    headers,
  });
}

const mainBalance = async (cookie: string): Promise<string> =>
  (await get('/api/users/profile', cookie)).json().mainBalance;

test.each<[string, Sending]>([
  ['the secret', {}],
  ['the next secret', { secret: WILLING_SECRETS[1]! }],
  ['another signature beside it', { also: 'v1,bm90aGluZw== ' }],
  ['the secret, as a form', { contentType: 'application/x-www-form-urlencoded' }],
  ['the secret, as what nobody has heard of', { contentType: 'application/x-news' }],
])('a webhook signed with %s credits', async (_name, sending) => {
  const { cookie, id, body } = await started();
  expect((await webhook(body, sending)).json()).toEqual({ done: true });
  expect(await mainBalance(cookie)).toBe('10000');
  expect((await get(`/api/payments/pay-in?id=${id}`, cookie)).json().payIn).toMatchObject({
    state: 'PAID',
    redirectUrl: null,
  });
});

test.each<[string, Sending, ((body: string) => string)?]>([
  ['a wrong secret', { secret: 'somebody-elses-secret' }],
  ['an old time', { at: -301 }],
  ['a future time', { at: 302 }],
  ['no id', { without: 'webhook-id' }],
  ['the name of no provider', { provider: 'somebody' }],
  ['no time', { without: 'webhook-timestamp' }],
  ['no signature', { without: 'webhook-signature' }],
  ['one sign of the body changed', { signedBody: 'own' }, (body) => body.replace('"10000"', '"10001"')],
  ['the body written again', { signedBody: 'own' }, (body) => JSON.stringify(JSON.parse(body), null, 2)],
])('a webhook with %s is refused and leaves nothing', async (_name, sending, change) => {
  const { cookie, id, body } = await started();
  const signedBody = sending.signedBody ? { signedBody: body } : {};
  const answer = await webhook(change ? change(body) : body, { ...sending, ...signedBody });
  expect([answer.statusCode, answer.json().error.key]).toEqual([401, 'unauthorised']);
  expect(await mainBalance(cookie)).toBe('0');
  expect(
    await server.database.owner.query('SELECT 1 FROM payment_event WHERE pay_in_id = $1', [id]),
  ).toHaveLength(0);
});

test('a webhook delivered five times at once credits once', async () => {
  const { cookie, body } = await started();
  const id = `evt_${randomUUID()}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => webhook(body, { id })));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await mainBalance(cookie)).toBe('10000');
});

test('a signed webhook that fits no payment of ours is taken for a person to look at, and credits nothing', async () => {
  const { cookie, body } = await started();
  const foreign = [
    body.replace('"UAH"', '"EUR"'),
    body.replace('"UAH"', '"USD"'),
    body.replace(/"merchantReference":"[^"]+"/, `"merchantReference":"${randomUUID()}"`),
    '{}',
  ];
  for (const each of foreign) expect((await webhook(each)).json()).toEqual({ done: true });
  expect(await mainBalance(cookie)).toBe('0');
  const kept = await server.database.owner.query<{ kind: string; body: string }>(
    `SELECT f.kind, convert_from(m.body, 'UTF8') AS body FROM payment_finding f JOIN provider_message m ON m.number = f.message
     ORDER BY f.id DESC LIMIT 4`,
  );
  expect(kept.toReversed().map((row) => row.body)).toEqual(foreign);
  expect(kept.toReversed().map(({ kind }) => kind)).toEqual(['mismatch', 'mismatch', 'unknown', 'mismatch']);
});

test('asking with a forged return address credits nothing', async () => {
  const { cookie, id } = await started();
  for (const query of [`id=${id}&status=success`, `id=${id}&amount=1000000`])
    expect((await get(`/api/payments/pay-in?${query}`, cookie)).statusCode).toBe(400);
  expect((await get(`/api/payments/pay-in?id=${id}`, cookie)).json().payIn.state).toBe('CREATED');
  expect(await mainBalance(cookie)).toBe('0');
});

test.each([
  -1,
  0,
  0.1,
  1e308,
  null,
  true,
  [],
  {},
  '-1',
  '0',
  '0.1',
  '1e308',
  'NaN',
  '0x10',
  '',
  ' 10000',
  '010000',
  '٥',
  '10000000000000',
  '99',
])('a deposit of %j is answered 4xx and starts nothing', async (amountMinor) => {
  const cookie = await newPlayer();
  const answer = await startPayIn(cookie, { amountMinor });
  expect([400, 422]).toContain(answer.statusCode);
  expect((await get('/api/payments/history', cookie)).json()).toEqual({ payments: [], nextCursor: null });
});

test('a pay-in of another player is like one that never was', async () => {
  const { id } = await started();
  const stranger = await newPlayer();
  const [theirs, nobodys] = [
    await get(`/api/payments/pay-in?id=${id}`, stranger),
    await get(`/api/payments/pay-in?id=${randomUUID()}`, stranger),
  ];
  expect([theirs.statusCode, theirs.json().error.key]).toEqual([404, 'not_found']);
  expect(nobodys.json().error.key).toBe('not_found');
  expect((await startPayIn(stranger, { key: id })).json().id).not.toBe(id);
});

test('the methods of the region are told with what they take, and a deposit by another one begins nothing', async () => {
  const cookie = await newPlayer();
  const told = (await get('/api/payments/pay-in', cookie)).json();
  expect(told.isTestMoney).toBe(true);
  expect(told.methods.map((offer: { method: string }) => offer.method)).toEqual(['card', 'bank', 'wallet']);
  expect(told.methods[0]).toEqual({
    ...{ method: 'card', minimumMinor: told.minimumMinor, maximumMinor: told.maximumMinor },
    ...{ fee: { fixedMinor: '0', shareMicro: 0 }, minutes: { least: 0, most: 1 } },
  });
  expect((await startPayIn(cookie, { method: 'bank' })).json().state).toBe('CREATED');
  for (const method of ['cheque', 'Card', 7])
    expect((await startPayIn(cookie, { method })).statusCode).toBe(400);
  expect((await get('/api/payments/history', cookie)).json().payments).toHaveLength(1);
});

test('a visitor neither deposits nor looks', async () => {
  expect((await startPayIn('')).statusCode).toBe(401);
  expect((await get('/api/payments/history', '')).statusCode).toBe(401);
});
