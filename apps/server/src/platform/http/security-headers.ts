import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const nonces = new WeakMap<FastifyRequest, string>();

/** The nonce that inline scripts and styles of this page must carry; the page's policy then names it. */
export function cspNonce(request: FastifyRequest): string {
  let nonce = nonces.get(request);
  if (!nonce) nonces.set(request, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** Headers of every answer. A route that set its own policy keeps it. */
export function registerSecurityHeaders(
  fastify: FastifyInstance,
  publicUrl: string,
  frameOrigins: readonly string[] = [],
): void {
  const { protocol, host } = new URL(publicUrl);
  const https = protocol === 'https:';
  const socketOrigin = `${https ? 'wss' : 'ws'}://${host}`;
  fastify.addHook('onRequest', async (request, reply) => {
    setClosedHeaders(request, reply);
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (isPage(reply)) {
      const own = reply.getHeader('content-security-policy');
      if (own === NOTHING)
        reply.header('content-security-policy', pagePolicy(nonces.get(request), socketOrigin, frameOrigins));
    }
    return payload;
  });
}

/** What an answer that is no page carries, whoever makes it. */
export function setClosedHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(STATIC_HEADERS);
  reply.header('content-security-policy', NOTHING);
  reply.header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
}

/**
 * What a page of the site may load: itself, and inline code only under this request's nonce.
 * @param frameOrigins where games of other studios are served from; on every page, because a player comes to their
 * game from any of them without loading a document
 */
export function pagePolicy(
  nonce: string | undefined,
  socketOrigin: string,
  frameOrigins: readonly string[],
): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : `'self'`;
  return [
    `default-src 'self'`,
    `script-src ${own}`,
    `style-src ${own}`,
    // `style="…"` attributes carry positions and colours of the moment; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `connect-src 'self' ${socketOrigin}`,
    `frame-src ${frameOrigins.join(' ') || `'none'`}`,
    ...CLOSED,
  ].join('; ');
}

const CLOSED = [`object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`];
const NOTHING = [`default-src 'none'`, ...CLOSED.slice(1)].join('; ');

const STATIC_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}
