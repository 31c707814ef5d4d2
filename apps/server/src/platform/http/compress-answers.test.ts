import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = { games: Array.from({ length: 60 }, (_, n) => ({ code: `game-${n}`, name: 'Гра' })) };

const api = Fastify();
compressAnswers(api);
api.get('/api/long', async () => LONG);
api.get('/api/short', async () => ({ fine: true }));
api.get('/api/spoilt', async (_, reply) => {
  reply.header('x-spoilt', 'a\nb');
  return LONG;
});
api.get('/page', async () => LONG);
afterAll(() => api.close());

const ask = (url: string, accept?: string) =>
  api.inject({ url, ...(accept !== undefined && { headers: { 'accept-encoding': accept } }) });

test('a long answer is sent as the client understands it', async () => {
  const whole = JSON.stringify(LONG);
  const brotli = await ask('/api/long', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': String(brotli.rawPayload.length),
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole);
  expect(brotli.rawPayload.length).toBeLessThan(whole.length / 4);
  const gzip = await ask('/api/long', 'gzip');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', whole]);
});

test.each([
  ['to who knows no encoding', '/api/long', undefined],
  ['to who refuses them', '/api/long', 'br;q=0, gzip;q=0'],
  ['when it is short', '/api/short', 'br'],
  ['when it is none of the API', '/page', 'br'],
])('it is sent as it is %s', async (_, url, accept) => {
  const answer = await ask(url, accept);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(() => answer.json()).not.toThrow();
});

test('one that cannot be written is an error of its request, and nobody else’s', async () => {
  // Not by inject, which writes nothing.
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${url}/api/spoilt`)).status).toBe(500);
  expect((await fetch(`${url}/api/short`)).status).toBe(200);
});
