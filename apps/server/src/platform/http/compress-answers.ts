import type { FastifyInstance } from 'fastify';
import { encode } from './encode.ts';

/** A smaller answer fits a packet or two as it is. */
const WORTH_BYTES = 1_024;
/** A millisecond for a hundred kilobytes; a round's answer is not that long. */
const LEVEL = 4;

/**
 * Compresses the API's answers in JSON for whoever asks over the network; the site's own loaders, which ask in process, say no
 * encoding and get them as they are. Nothing that a request brings is in an answer beside a secret, so lengths tell nothing.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!/^\/(office\/)?api\//.test(request.url) || typeof payload !== 'string') return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    if (Buffer.byteLength(payload) < WORTH_BYTES) return payload;
    const { body, encoding } = await encode(Buffer.from(payload), request.headers['accept-encoding'], LEVEL);
    reply.header('vary', 'accept-encoding');
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return body;
  });
}
