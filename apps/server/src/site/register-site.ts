import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAppFiles, type AppFile } from './app-files.ts';
import { createAssets } from '../platform/http/assets.ts';
import { FOR_AN_HOUR, FOR_EVER, sendAsset } from '../platform/http/send-asset.ts';
import { inProcess, overHttp } from './call-api.ts';
import { createPages } from './pages.ts';
import { createMedia, type Media } from './media/media.ts';
import { createPictureMaker } from './picture-maker.ts';
import { answerPreviewEntry } from './preview-entry.ts';
import { createPreviews, isPreview, type Preview } from './previews/previews.ts';
import { createPosters, type Posters } from './posters.ts';
import { defaultBuildFolder, loadSiteBuild } from './site-build.ts';
import type { SiteOptions } from './site-options.ts';
import { shareVisitorsAnswers } from './visitors-answers.ts';

/**
 * Serves the player site: files of the build, and pages rendered in this process. Register it last:
 * it takes every GET that nothing else took. @throws when the site has not been built.
 */
export async function registerSite(fastify: FastifyInstance, options: SiteOptions): Promise<void> {
  const folder = options.buildFolder ?? defaultBuildFolder();
  const assets = await createAssets(`${folder}/client`);
  const make = createPictureMaker();
  const posters = await createPosters(folder, make);
  const media = await createMedia({ ...(options.pictures ?? NO_PICTURES), buildFolder: folder, make });
  const site = await loadSiteBuild(folder);
  const away = (error: unknown) => fastify.log.warn({ err: error }, 'the API does not answer');
  const callApi = options.apiUrl === undefined ? inProcess(fastify) : overHttp(options.apiUrl, away);
  const appFiles = createAppFiles({ site, assets, brand: options.brand });
  const pages = createPages({
    callApi: shareVisitorsAnswers(callApi),
    site,
    sheet: (path) => assets.get(path)?.body,
    picture: media.show,
    lookForPictures: media.look,
    ...options,
  });
  const previews = createPreviews({
    folder: `${folder}/previews`,
    brand: options.brand,
    page: async (url, ip) => {
      const headers = { accept: 'text/html', 'user-agent': 'a preview' };
      const answer = await fastify.inject({ url, headers, remoteAddress: ip });
      return { status: answer.statusCode, html: answer.payload };
    },
    picture: async (path) => assets.get(path)?.body ?? posters.get(path)?.body,
  });
  fastify.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0]!;
    if (pathname.startsWith('/api/') || pathname === '/api') return reply.callNotFound();
    if (answerPreviewEntry({ ...options, site }, request, reply)) return reply;
    if (pathname === SERVICE_WORKER) reply.header('content-security-policy', WORKER_POLICY);
    if (await sendAsset(assets, pathname, request, reply)) return reply;
    if (await sendPoster(posters, pathname, reply)) return reply;
    if (await sendAppFile(appFiles(pathname), reply)) return reply;
    if (leadToPicture(media, pathname, reply)) return reply;
    if (await sendPicture(media, pathname, request, reply)) return reply;
    if (isPreview(pathname)) return sendPreview(await previews.get(pathname, request.ip), request, reply);
    if (isOfflinePage(pathname)) {
      const { cookie = '' } = request.headers;
      const visitor = site.visitorOf({ pathname, cookie, acceptLanguage: null }, options.brand);
      reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
      return reply.send(site.offlinePage(visitor, options.cspNonce(request)));
    }
    if (looksLikeFile(pathname)) return notFoundFile(reply);
    return pages(request, reply);
  });
}

/** Asked for by the service worker alone. */
const isOfflinePage = (pathname: string): boolean => /^\/[a-z]{2}\/offline$/.test(pathname);

/** Its policy is its own, not that of a page: it may ask this site for what it keeps, and nothing else. */
const SERVICE_WORKER = '/service-worker.js';
const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

async function sendAppFile(file: AppFile | undefined, reply: FastifyReply): Promise<boolean> {
  if (!file) return false;
  const body = await file.body;
  reply.header('cache-control', file.cacheControl).type(file.type).send(body);
  return true;
}

async function sendPoster(posters: Posters, pathname: string, reply: FastifyReply): Promise<boolean> {
  const poster = posters.get(pathname);
  if (!poster) return false;
  const body = await poster.body;
  reply.header('cache-control', poster.immutable ? FOR_EVER : FOR_AN_HOUR).type(poster.type);
  reply.send(body);
  return true;
}

async function sendPicture(
  media: Media,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const picture = await media.get(pathname, request.headers.accept);
  if (!picture) return false;
  reply.header('cache-control', FOR_EVER).type(picture.type);
  if (picture.negotiated) reply.header('vary', 'accept');
  reply.send(picture.body);
  return true;
}

/** An address with a name alone leads to what the name stands for now: for who does not know more of a picture. */
function leadToPicture(media: Media, pathname: string, reply: FastifyReply): boolean {
  const [, name = ''] = /^\/media\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  const picture = media.show(name);
  if (!picture) return false;
  reply.header('cache-control', 'no-cache').redirect(picture.src, 302);
  return true;
}

const NO_PICTURES: NonNullable<SiteOptions['pictures']> = {
  uploaded: { list: async () => [], body: async () => undefined },
  mediaDomain: null,
  resizeImages: true,
};

function sendPreview(preview: Preview, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if ('status' in preview) return reply.code(preview.status).header('cache-control', 'no-store').send('');
  const etag = `"${preview.version}"`;
  reply.header('cache-control', FOR_AN_HOUR).header('etag', etag).type('image/png');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(preview.body);
}

/** Rendering a page for every missing picture would cost milliseconds each; pages have no file endings. */
function looksLikeFile(pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return /\.[a-z0-9]{1,8}$/i.test(last) && !/\.data$/.test(last) && !PAGE_FILES.has(pathname);
}

const PAGE_FILES = new Set(['/robots.txt', '/sitemap.xml']);

function notFoundFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
