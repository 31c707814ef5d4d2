import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not worth a line each time: health checks. */
    quiet?: boolean;
  }
}

/**
 * One line a request, when it is answered. The query is never written: it carries tickets and search words; nor is a path in which
 * somebody's own words stand. The line has these fields and no others, so it need not be searched for secrets, which costs more than
 * all the rest of it.
 */
export function registerRequestLog(fastify: FastifyInstance, log: Log): void {
  const lines = log.child({}, { redact: [] });
  fastify.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions;
    if (config?.quiet) return;
    const line = {
      requestId: request.id,
      method: request.method,
      path: config?.operation?.typedPath ? route : request.url.split('?', 1)[0]?.slice(0, 200),
      route,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.player && { playerId: String(request.player.playerId) }),
    };
    lines.info(line, 'request');
  });
}
