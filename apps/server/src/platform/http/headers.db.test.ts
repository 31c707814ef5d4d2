import { liveTicket } from '@croupier/contract/site/live';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test.each(['/api/app/site-configs', '/api/no/such', '/health/live', '/api/users/profile', '/%zz'])(
  '%s carries the headers that keep browsers safe, and a request id',
  async (path) => {
    const { headers } = await site.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('https is insisted on where the site has it', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://casino.example' });
  const { headers } = await secure.request('/health/live');
  await secure.close();
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
});

test('health tells nothing but its state; metrics are not on this port', async () => {
  expect(await (await site.request('/health/ready')).json()).toEqual({ ok: true });
  expect((await site.request('/metrics')).status).toBe(404);
  const { metricsUrl } = site;
  const text = await (await fetch(metricsUrl)).text();
  for (const name of [
    'croupier_http_seconds',
    'croupier_db_connections',
    'croupier_outbox_oldest_seconds',
    'croupier_live_connections',
    'croupier_db_standbys{kind="sync"} 0',
    'croupier_db_timeline 1',
    'croupier_db_commits_wait 0',
  ])
    expect(text).toContain(name);
  // Readers are known once the server has begun to work.
  await expect
    .poll(async () => (await fetch(metricsUrl)).text())
    .toContain('croupier_reader_behind_facts{reader="books-chain"}');
});

/** Sends bytes as they are. @returns the head of the answer. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on('data', (bytes) => (answer += bytes.toString()))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}

test('what is no HTTP, or has too much of it, gets a 4xx with a key', async () => {
  expect(await sendRaw('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"key":"invalid_request"/);
  const long = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await sendRaw(long)).toMatch(/^HTTP\/1.1 431 [^]*"key":"headers_too_large"/);
  expect((await site.request(`/api/games/${'a'.repeat(500)}`)).status).toBe(400);
});

test('a flood of one player’s writes is refused, and others are not', async () => {
  const [flooder, other] = [await site.createPlayer(), await site.createPlayer()];
  const { createRateLimits } = await import('./rate-limits.ts');
  const limits = createRateLimits({
    limits: { writesPerPlayer: { burst: 3, perSecond: 0.05 } },
  });
  const count = (playerId: bigint) => limits.countPlayer({ player: { playerId } } as never, liveTicket);
  for (let n = 0; n < 3; n++) count(flooder.id);
  expect(() => count(flooder.id)).toThrow('too_many_requests');
  expect(() => count(other.id)).not.toThrow();
});
