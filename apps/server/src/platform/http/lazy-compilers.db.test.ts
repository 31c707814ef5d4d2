import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { createLazyCompilers } from './lazy-compilers.ts';

test('every schema of the site and of the office compiles', async () => {
  const site = await startTestApp();
  try {
    // An operation has a serialiser of its answer and two of its refusals at least.
    expect(site.app.fastify.compileSchemas()).toBeGreaterThan(500);
    expect(site.app.office!.fastify.compileSchemas()).toBeGreaterThan(500);
  } finally {
    await site.close();
  }
});

/** A server of two operations, of which nobody has called any. */
async function serverOf(schema: { body?: object; response?: Record<number, object> }) {
  const { factory, compileAll } = createLazyCompilers();
  const fastify = Fastify({ schemaController: { compilersFactory: factory as never } });
  fastify.post('/sound', { schema: { body: { type: 'object', required: ['name'] } } }, async () => ({
    done: 1,
  }));
  fastify.post('/odd', { schema }, async () => ({ done: 1 }));
  await fastify.ready();
  return { fastify, compileAll };
}

test.each([
  ['what is brought', { body: { type: 'objekt' } }],
  [
    'what is answered',
    { response: { 200: { type: 'object', properties: { done: { $ref: '#/nowhere' } } } } },
  ],
])('a broken schema of %s is found by compiling all, and by its own call alone', async (_, schema) => {
  const { fastify, compileAll } = await serverOf(schema);
  expect(compileAll).toThrow();
  const call = (url: string) => fastify.inject({ method: 'POST', url, payload: { name: 'a' } });
  expect((await call('/sound')).statusCode).toBe(200);
  expect((await call('/odd')).statusCode).toBe(500);
  await fastify.close();
});

test('what a schema refuses is refused at the first call and at every other, and says why', async () => {
  const { fastify } = await serverOf({
    response: { 200: { type: 'object', properties: { done: { type: 'string' } } } },
  });
  const call = (url: string, payload: object) => fastify.inject({ method: 'POST', url, payload });
  for (let times = 0; times < 2; times++) {
    const refused = await call('/sound', {});
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      ...[400, "body must have required property 'name'"],
    ]);
    expect((await call('/sound', { name: 'a' })).statusCode).toBe(200);
    expect((await call('/odd', {})).json()).toEqual({ done: '1' });
  }
  await fastify.close();
});
