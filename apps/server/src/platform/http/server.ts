import type { OutsideSources } from '@croupier/domain/site/consent';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import type { Log } from '../log.ts';
import { BODY_LIMIT_BYTES, registerBodyParsers } from './body-parsers.ts';
import { answerClientError, answerError, registerErrors } from './errors.ts';
import { compressAnswers } from './compress-answers.ts';
import { createLazyCompilers } from './lazy-compilers.ts';
import { guardConnections, type ConnectionGuardOptions } from './connection-guard.ts';
import { createRateLimits } from './rate-limits.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders, setClosedHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the validators and serialisers that nobody has used yet. @returns how many there are */
    compileSchemas(): number;
  }
}

export interface HttpTimeouts {
  /** A request that has not come whole after this is cut off, give or take one look at the connections. */
  requestMs: number;
  /** The same for its headers alone. */
  headersMs: number;
  lookAtConnectionsEveryMs: number;
}

const TIMEOUTS: HttpTimeouts = { requestMs: 20_000, headersMs: 10_000, lookAtConnectionsEveryMs: 2_000 };
const MAX_HEADERS_BYTES = 16 * 1024;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_PARAM_LENGTH = 200;
/** An id from outside (the site's own loaders, a proxy) is taken when it looks like one: it names and grants nothing. */
const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** Fastify as this server wants it: closed schemas, nothing coerced, nothing cut away, limits on everything. */
export function createFastify(options: {
  log: Log;
  publicUrl: string;
  trustProxy: number | false;
  /** Origins that pages may show in a frame; none when not given. */
  frameOrigins?: readonly string[];
  /** Where pictures are served from beside this site. */
  mediaDomain?: string | null;
  /** Where services of others load from, on pages that are open to them; none when not given. */
  outside?: OutsideSources;
  timeouts?: HttpTimeouts;
  /** Those of the process, so that whatever an address does is counted in one place. */
  guard?: Omit<ConnectionGuardOptions, 'proxies'>;
}): FastifyInstance {
  const timeouts = options.timeouts ?? TIMEOUTS;
  const guarded = guardConnections({
    ...(options.guard ?? { rateLimits: createRateLimits({}) }),
    proxies: Number(options.trustProxy),
  });
  const compilers = createLazyCompilers();
  const fastify = Fastify({
    serverFactory: (dispatch, fastifyOptions) => {
      const server = guarded(dispatch, (fastifyOptions as { http: ServerOptions }).http);
      // A server that Fastify did not make it does not set up either.
      return Object.assign(server, {
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        requestTimeout: timeouts.requestMs,
      });
    },
    loggerInstance: options.log,
    trustProxy: (_address, hop) => hop < Number(options.trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.lookAtConnectionsEveryMs,
      maxHeaderSize: MAX_HEADERS_BYTES,
    },
    forceCloseConnections: 'idle',
    // An address that cannot be decoded or is too long reaches no hook: this is its whole way.
    frameworkErrors: (error, request, reply) => {
      setClosedHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerClientError as never,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    schemaController: { compilersFactory: compilers.factory as never },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        strict: false,
      },
    },
  }) as unknown as FastifyInstance;
  fastify.decorate('compileSchemas', compilers.compileAll);
  registerSecurityHeaders(fastify, options.publicUrl, options);
  registerBodyParsers(fastify);
  registerErrors(fastify);
  registerRequestLog(fastify, options.log);
  compressAnswers(fastify);
  return fastify;
}
