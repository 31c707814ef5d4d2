import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createAssets } from '../platform/http/assets.ts';
import { sendAsset } from '../platform/http/send-asset.ts';

const BUILD = join(import.meta.dirname, '../../../backoffice/build');
const PAGE = '/index.html';

/** Its own files and its own API; no other page may show it, and nothing inline runs. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  // `style="…"` attributes carry positions of the moment; they cannot run anything.
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Serves the office's pages: files of the build, and its one page for every other address. Register it last. */
export async function registerOfficePages(fastify: FastifyInstance, buildFolder = BUILD): Promise<void> {
  const assets = await createAssets(buildFolder);
  const page = assets.get(PAGE);
  if (!page) return fastify.log.warn('the office has not been built: it answers calls and shows no pages');
  fastify.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0]!;
    if (pathname.startsWith('/office/')) return reply.callNotFound();
    if (pathname !== PAGE && (await sendAsset(assets, pathname, request, reply))) return reply;
    if (/\.[a-z0-9]+$/i.test(pathname) && pathname !== PAGE) return reply.callNotFound();
    const { body, encoding } = await page.encoded(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    reply.header('content-security-policy', POLICY).header('vary', 'accept-encoding');
    // An old page names scripts that are gone.
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body);
  });
}
