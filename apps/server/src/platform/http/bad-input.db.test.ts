import { request as httpRequest } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/test-app.ts';

let site: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  site = await startTestApp();
  player = await site.createPlayer({ region: 'UA', balanceMinor: '100000' });
});
afterAll(() => site.close());

async function send(
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> },
) {
  const headers = {
    origin: site.url,
    cookie: player.cookie,
    'content-type': 'application/json',
    ...init.headers,
  };
  const answer = await fetch(site.url + path, { method: 'POST', ...init, headers });
  const body = (await answer.json()) as { error?: { key: string; requestId: string } };
  return { status: answer.status, key: body.error?.key, requestId: body.error?.requestId };
}

const bet = (change: object) =>
  JSON.stringify({ key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real', ...change });

const AMOUNTS: unknown[] = [
  '-1',
  '0',
  '0.1',
  '1e308',
  'NaN',
  '0x10',
  '',
  ' 5',
  '٥',
  '9007199254740993000',
  -1,
  0,
  0.1,
  500,
];
AMOUNTS.push(1e308, null, true, [], {}, ['500']);

test.each(AMOUNTS)('a stake or a deposit of %j is refused and moves nothing', async (amount) => {
  const round = await send('/api/rounds', { body: bet({ stakeMinor: amount }) });
  expect([round.status, round.key]).toEqual([400, 'invalid_request']);
  const body = JSON.stringify({ key: randomUUID(), amountMinor: amount, language: 'ua' });
  const payIn = await send('/api/payments/pay-in', { body });
  expect([payIn.status, payIn.key]).toEqual([400, 'invalid_request']);
  expect(await balance()).toBe(100_000n);
});

const REFUSALS: [string, string, number, string][] = [
  ['not JSON', '{"key":', 400, 'invalid_request'],
  ['numbers JSON cannot carry', '{"stakeMinor":NaN}', 400, 'invalid_request'],
  ['a prototype', bet({}).replace('{', '{"__proto__":{"a":1},'), 400, 'invalid_request'],
  ['a key twice', bet({}).replace('{', '{"kind":"real",'), 400, 'invalid_request'],
  ['an unknown key', bet({ balance: '1' }), 400, 'invalid_request'],
  ['depth', `${'['.repeat(50_00)}${']'.repeat(50_00)}`, 400, 'invalid_request'],
  ['a huge body', JSON.stringify('x'.repeat(70_000)), 413, 'payload_too_large'],
  ['an unknown game', bet({ game: 'no-such-game' }), 404, 'not_found'],
  ['a game name with a path', bet({ game: '../sunny-orchard' }), 400, 'invalid_request'],
  ['a stake that is not offered', bet({ stakeMinor: '501' }), 422, 'stake_not_allowed'],
  ['a stake above the balance', bet({ stakeMinor: '1000000000000' }), 422, 'stake_not_allowed'],
  ['money the region does not play for', bet({ kind: 'bonus' }), 422, 'stake_not_allowed'],
  ['a key that is no UUID', bet({ key: 'abc' }), 400, 'invalid_request'],
];

test.each(REFUSALS)('%s is refused with a stable key', async (_name, body, status, key) => {
  const answer = await send('/api/rounds', { body });
  expect([answer.status, answer.key]).toEqual([status, key]);
  expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await balance()).toBe(100_000n);
});

test('a write from another origin, and one without an origin but with a cookie, are refused', async () => {
  const foreign = await send('/api/rounds', { body: bet({}), headers: { origin: 'https://evil.example' } });
  expect([foreign.status, foreign.key]).toEqual([403, 'foreign_origin']);
  const login = await send('/api/users/login', {
    body: `username=${player.username}&password=x`,
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(login.key).toBe('foreign_origin');
  expect(await rawStatus({ cookie: player.cookie, 'content-type': 'application/json' }, bet({}))).toBe(403);
});

test('a stale session and a foreign content type are refused', async () => {
  const stale = await send('/api/rounds', {
    body: bet({}),
    headers: { cookie: `croupier_session=${'a'.repeat(43)}` },
  });
  expect([stale.status, stale.key]).toEqual([401, 'unauthorised']);
  const text = await send('/api/rounds', { body: bet({}), headers: { 'content-type': 'text/plain' } });
  expect([text.status, text.key]).toEqual([415, 'unsupported_media_type']);
});

test('an unknown API path answers 404 with its key, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
    const answer = await fetch(`${site.url}/api/no/such/path?secret=1`, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { key: 'route_not_found', message: 'Page Not Found: /api/no/such/path' },
    });
  }
});

test('numbers in a query are not guessed at, and an unknown query key is refused', async () => {
  const answer = await fetch(`${site.url}/api/rounds?limit=5`, { headers: { cookie: player.cookie } });
  expect(answer.status).toBe(400);
});

async function balance(): Promise<bigint> {
  const [row] = await site.owner.query<{ sum: bigint }>(
    "SELECT amount_minor AS sum FROM ledger_account WHERE player_id = $1 AND kind = 'real'",
    [player.id],
  );
  return row!.sum;
}

/** Node's own client: `fetch` insists on telling where it comes from. */
function rawStatus(headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const sent = httpRequest({ hostname, port, path: '/api/rounds', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject).end(body);
  });
}
