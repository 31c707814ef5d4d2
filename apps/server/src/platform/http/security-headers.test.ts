import { sourcesOf } from '@croupier/domain/site/consent';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pagePolicy, registerSecurityHeaders } from './security-headers.ts';

const frames = (policy: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith('frame-src'));

test('a page shows no frame but those of the configured studios', () => {
  expect(frames(pagePolicy('n', 'wss://x', {}))).toBe(`frame-src 'none'`);
  const studios = ['https://north.example', 'https://south.example'];
  expect(frames(pagePolicy('n', 'wss://x', { frameOrigins: studios }))).toBe(
    `frame-src ${studios.join(' ')}`,
  );
  expect(pagePolicy('n', 'wss://x', { frameOrigins: studios })).toContain(`frame-ancestors 'none'`);
});

test('scripts of others may come into documents that are open to them, and into no game, cash box or account', async () => {
  const fastify = Fastify();
  const outside = sourcesOf({
    gtm: 'GTM-1',
    ga4: null,
    userCom: null,
    tawkTo: { property: 'p', widget: 'w' },
  });
  registerSecurityHeaders(fastify, 'https://house.example', { outside });
  fastify.get('/*', (_request, reply) => reply.type('text/html').send('<p>'));
  const policyOf = async (url: string) =>
    String((await fastify.inject(url)).headers['content-security-policy']);
  for (const open of ['/en', '/en/games?q=/slots/', '/kk/support'])
    expect(await policyOf(open), open).toMatch(/script-src[^;]*googletagmanager[^;]*tawk/);
  for (const closed of [
    '/en/slots/fruit',
    '/en/profile/payments',
    '/en/payment-verification',
    '/en/login',
    '/en/slots/x?p=/en/games',
  ])
    expect(await policyOf(closed), closed).not.toMatch(/googletagmanager|tawk/);
  await fastify.close();
});

test('pictures come from this site, and from where the operator has them served', () => {
  expect(pagePolicy('n', 'wss://x', {})).toContain(`img-src 'self' data: blob:;`);
  const mediaDomain = 'https://m.example';
  expect(pagePolicy('n', 'wss://x', { mediaDomain })).toContain(`img-src 'self' data: blob: ${mediaDomain};`);
});

test('what is said of documents alone is said of all that can be one', async () => {
  const fastify = Fastify();
  registerSecurityHeaders(fastify, 'https://house.example');
  fastify.get('/:kind/:of', (request, reply) => {
    const { kind, of } = request.params as { kind: string; of: string };
    return reply.type(`${kind}/${of}`).send('x');
  });
  const ALWAYS = ['x-content-type-options', 'cross-origin-resource-policy', 'content-security-policy'];
  const DOCUMENT = ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];
  const headersOf = async (type: string) => Object.keys((await fastify.inject(`/${type}`)).headers);
  for (const type of ['text/html', 'image/svg+xml', 'application/json', 'text/plain', 'application/pdf'])
    expect(await headersOf(type), type).toEqual(expect.arrayContaining([...ALWAYS, ...DOCUMENT]));
  for (const type of ['text/javascript', 'font/woff2', 'image/avif', 'image/webp', 'image/png']) {
    const headers = await headersOf(type);
    expect(headers, type).toEqual(expect.arrayContaining(ALWAYS));
    expect(headers, type).not.toEqual(expect.arrayContaining([expect.stringMatching(DOCUMENT.join('|'))]));
  }
  await fastify.close();
});
