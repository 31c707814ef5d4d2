import { ERROR_STATUS, type ErrorBody, type ErrorKey } from '@croupier/contract/kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { describeAway } from '../database-away.ts';
import { InputError } from './input-error.ts';
import { MESSAGES } from './messages.ts';

/** The one place where something thrown becomes an answer. What it was goes to the log, never to the client. */
export function registerErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  fastify.setNotFoundHandler((request, reply) => sendError(request, reply, 'route_not_found'));
}

export function answerError(
  error: FastifyError | InputError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof InputError) return sendError(request, reply, error.key, error.details);
  if (error.validation) return sendError(request, reply, 'invalid_request', validationDetails(error));
  const key = keyOf(error);
  if (key === 'internal' || key === 'unavailable') request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, key);
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  key: ErrorKey,
  details?: unknown,
): FastifyReply {
  const path = key === 'route_not_found' && request.url.split('?')[0]?.slice(0, 200);
  const message = path ? `Page Not Found: ${path}` : MESSAGES[key];
  const body = errorBody(key, request.id, { message, details });
  const retryAfterMs = (details as { retryAfterMs?: unknown } | undefined)?.retryAfterMs;
  if (typeof retryAfterMs === 'number') reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  // Who goes on regardless needs a new connection each time, and those are counted.
  if (key === 'too_many_requests') reply.header('connection', 'close');
  return reply.code(ERROR_STATUS[key]).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers what Node could not even read as a request: bad syntax, too large headers, too slow a client. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const key = CLIENT_ERRORS[error.code ?? ''] ?? 'invalid_request';
  const body = JSON.stringify(errorBody(key, '', { message: MESSAGES[key] }));
  const head = [`HTTP/1.1 ${ERROR_STATUS[key]} Refused`, 'Content-Type: application/json; charset=utf-8'];
  head.push(
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  );
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function errorBody(
  key: ErrorKey,
  requestId: string,
  { message, details }: { message: string; details?: unknown },
): ErrorBody {
  return { error: { key, message, requestId, ...(details !== undefined && { details }) } };
}

const CLIENT_ERRORS: Record<string, ErrorKey> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const BY_CODE: Record<string, ErrorKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'route_not_found',
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: 'route_not_found',
};

function keyOf(error: FastifyError): ErrorKey {
  const byCode = BY_CODE[error.code];
  if (byCode) return byCode;
  if (describeAway(error)) return 'unavailable';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'invalid_request';
  return 'internal';
}

/** Where it failed and by which rule: enough for a form, nothing of the value or of our schema's text. */
function validationDetails(error: FastifyError): unknown {
  const first = error.validation?.[0];
  return { in: error.validationContext, path: first?.instancePath ?? '', rule: first?.keyword };
}
