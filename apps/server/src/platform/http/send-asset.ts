import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from './assets.ts';

export const FOR_EVER = 'public, max-age=31536000, immutable';
export const FOR_AN_HOUR = 'public, max-age=3600';

/** Sends a file of a build. @returns whether there is one at this address */
export async function sendAsset(
  assets: Assets,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const asset = assets.get(pathname);
  if (!asset) return false;
  const { body, encoding } = await asset.encoded(request.headers['accept-encoding']);
  reply.header('cache-control', asset.immutable ? FOR_EVER : FOR_AN_HOUR);
  reply.header('etag', asset.etag).header('vary', 'accept-encoding').type(asset.type);
  if (request.headers['if-none-match'] === asset.etag) {
    reply.code(304).send();
    return true;
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(body);
  return true;
}
