import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createFastify } from './server.ts';

const TIMEOUTS = { requestMs: 900, headersMs: 400, lookAtConnectionsEveryMs: 50 };
const DRIBBLE_EVERY_MS = 40;
/**
 * The most bytes that go out before the server looks and cuts. Both have their timers in one loop, so however much a busy
 * machine delays them, it delays them together. A few are let pass between the cut and its being heard of.
 */
const mostBytes = (limitMs: number) => (limitMs + TIMEOUTS.lookAtConnectionsEveryMs) / DRIBBLE_EVERY_MS + 5;

let fastify: FastifyInstance;
beforeAll(async () => {
  fastify = createFastify({
    log: createLog('silent'),
    publicUrl: 'http://localhost:1',
    trustProxy: false,
    timeouts: TIMEOUTS,
  });
  fastify.post('/echo', async (request) => ({ got: request.body }));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fastify.close());

/** Sends `head` at once and then a byte of `rest` now and then, until the server has closed. */
function dribble(head: string, rest: string): Promise<{ answer: string; tookMs: number; sent: number }> {
  const { port } = fastify.server.address() as AddressInfo;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const timer = setInterval(
      () => socket.writable && socket.write(rest[sent++ % rest.length]!),
      DRIBBLE_EVERY_MS,
    );
    socket
      .on('data', (bytes) => (answer += String(bytes)))
      .on('error', () => {}) // written to while it was being closed
      .on('close', () => {
        clearInterval(timer);
        resolve({ answer, tookMs: performance.now() - startedAt, sent });
      });
  });
}

test('headers that come a byte at a time are cut off in time, with an answer', async () => {
  const { answer, tookMs, sent } = await dribble('POST /echo HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'abc');
  expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"key":"request_timeout"/);
  expect(tookMs).toBeGreaterThanOrEqual(TIMEOUTS.headersMs);
  expect(sent).toBeLessThan(mostBytes(TIMEOUTS.headersMs));
});

test('so is a body that does', async () => {
  const head =
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"';
  const { answer, tookMs, sent } = await dribble(head, 'abc');
  expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"key":"request_timeout"/);
  expect(tookMs).toBeGreaterThanOrEqual(TIMEOUTS.requestMs);
  expect(sent).toBeLessThan(mostBytes(TIMEOUTS.requestMs));
});

test('two hundred of them at once hold nobody else up', async () => {
  const slow = Array.from({ length: 200 }, () => dribble('POST /echo HTTP/1.1\r\nX-Slow: ', 'a'));
  const { port } = fastify.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await answer.json()).toEqual({ got: { a: 1 } });
  for (const { sent } of await Promise.all(slow)) expect(sent).toBeLessThan(mostBytes(TIMEOUTS.headersMs));
});
