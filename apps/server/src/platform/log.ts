import { pino, type Logger } from 'pino';
import { currentRequestId } from './request-context.ts';

export type Log = Logger;

/** JSON lines in UTC. Nothing that signs anybody in is ever written. */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    // Whatever is logged while a request is served leads to it.
    mixin: () => ({ requestId: currentRequestId() }),
    redact: {
      paths: [
        'req.headers',
        'res.headers',
        '*.password',
        '*.newPassword',
        '*.currentPassword',
        '*.cookie',
        '*.token',
      ],
      remove: true,
    },
    serializers: {
      // Query strings carry tickets and search words: the path is enough to find a request by.
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}
