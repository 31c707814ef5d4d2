import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not worth a line each time: health checks. */
    quiet?: boolean;
  }
}

/** One line a request, when it is answered. The query is never written: it carries tickets and search words. */
export function registerRequestLog(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config?.quiet) return;
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0]?.slice(0, 200),
      route: request.routeOptions.url,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.player && { playerId: String(request.player.playerId) }),
    };
    request.log.info(line, 'request');
  });
}
