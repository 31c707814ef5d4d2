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
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type'));
    const isWorth =
      typeof payload === 'string' &&
      request.url.startsWith('/api/') &&
      type.startsWith('application/json') &&
      Buffer.byteLength(payload) >= WORTH_BYTES;
    if (!isWorth) return done(null, payload);
    encode(Buffer.from(payload), request.headers['accept-encoding'], LEVEL)
      .then(({ body, encoding }) => {
        reply.header('vary', 'accept-encoding');
        if (encoding) reply.header('content-encoding', encoding);
        done(null, encoding ? body : payload);
      })
      // Also what cannot be written: nobody else would hear of it.
      .catch(done);
  });
}
