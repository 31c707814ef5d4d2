import { pino, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-context.ts';

export type Log = Logger;

/** What could not be written waits up to so much, to be written with the next line; beyond it lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** JSON lines in UTC. Nothing that signs anybody in is ever written. */
export function createLog(level: string): Log {
  const lines = pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING_BYTES });
  // A disk that is full takes the log away and nothing else: a line that throws would leave a request unanswered.
  lines.on('error', () => {});
  return pino(optionsOf(level), lines);
}

function optionsOf(level: string): LoggerOptions {
  return {
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
  };
}
