import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OF_PAGES } from '../platform/http/rate-limits.ts';
import { inProcess, overHttp } from './call-api.ts';

/** Says what it was told about the caller; as a server behind one proxy, and with request ids from outside. */
const api = Fastify({
  trustProxy: (_address, hop) => hop < 1,
  genReqId: (request) => String(request.headers['x-request-id']),
});
const onAway = vi.fn();
let url: string;
beforeAll(async () => {
  api.post('/api/echo', async ({ body, headers, id, ip }) => ({ body, cookie: headers.cookie, id, ip }));
  api.get('/api/moved', async (_request, reply) => reply.redirect('http://elsewhere.example/'));
  await api.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const CALLER = { cookie: 'session=1', ip: '203.0.113.7', requestId: 'r-1' };
const ECHO = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };

test('a page asks as the player, from the player’s address, in the same request, wherever the API is', async () => {
  const told = { body: { a: 1 }, cookie: 'session=1', id: 'r-1', ip: '203.0.113.7' };
  // In this process it is counted as a page already, and not once more for each of its calls.
  const here = await (await inProcess(api)(CALLER)('/api/echo', ECHO)).json();
  expect(here).toEqual({ ...told, ip: OF_PAGES });
  expect(await (await overHttp(url, onAway)(CALLER)('/api/echo', ECHO)).json()).toEqual(told);
});

test('an API that is not there answers as one whose database is away', async () => {
  const gone = Fastify();
  await gone.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(gone.server.address() as AddressInfo).port}`;
  await gone.close();
  const answer = await overHttp(address, onAway)(CALLER)('/api/echo', ECHO);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { key: 'unavailable', requestId: 'r-1' } });
  expect(onAway).toHaveBeenCalledOnce();
});

test('a page that was given up is not answered for', async () => {
  const signal = AbortSignal.abort();
  await expect(overHttp(url, onAway)(CALLER)('/api/echo', { ...ECHO, signal })).rejects.toThrow('aborted');
});

test('the cookie of a player goes nowhere but to the API', async () => {
  const answer = await overHttp(url, onAway)(CALLER)('/api/moved', {});
  expect(answer.status).toBe(302);
});
