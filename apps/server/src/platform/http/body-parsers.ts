import type { Operation } from '@croupier/contract/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InputError } from './input-error.ts';
import { parseStrictJson } from './strict-json.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/**
 * Only JSON and, for the operations that say so, forms and files. Every other content type is refused: a foreign page can
 * send `text/plain` without asking, and must not get anything through that way. An operation whose body nobody reads takes what mail
 * programs send, forms of several parts included. One that is `raw` takes every content type, and its bytes are kept for its handler.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
  fastify.addContentTypeParser('application/json', options, async (request: FastifyRequest, body: Buffer) => {
    if (encodingOf(request) === 'unread' || keepsRaw(request, body)) return undefined;
    if (encodingOf(request) !== 'json') throw new InputError('unsupported_media_type');
    if (request.routeOptions.config.operation?.access === 'server') request.rawBody = body;
    return body.length === 0 ? undefined : readJson(body);
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      if (encodingOf(request) === 'unread' || keepsRaw(request, body)) return undefined;
      if (encodingOf(request) !== 'form') throw new InputError('unsupported_media_type');
      return readForm(textOf(body));
    },
  );
  fastify.addContentTypeParser(
    'multipart/form-data',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      if (encodingOf(request) !== 'unread' && !keepsRaw(request, body))
        throw new InputError('unsupported_media_type');
      return undefined;
    },
  );
  fastify.addContentTypeParser(
    'application/octet-stream',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      if (keepsRaw(request, body)) return undefined;
      if (encodingOf(request) !== 'bytes') throw new InputError('unsupported_media_type');
      return body;
    },
  );
  fastify.addContentTypeParser('*', options, async (request: FastifyRequest, body: Buffer) => {
    if (!keepsRaw(request, body)) throw new InputError('unsupported_media_type');
    return undefined;
  });
}

/** Keeps the bytes for an operation that reads them itself. @returns whether it is one */
function keepsRaw(request: FastifyRequest, body: Buffer): boolean {
  if (encodingOf(request) !== 'raw') return false;
  request.rawBody = body;
  return true;
}

function encodingOf(request: FastifyRequest): NonNullable<Operation['encoding']> {
  return request.routeOptions.config.operation?.encoding ?? 'json';
}

function readJson(body: Buffer): unknown {
  const text = textOf(body);
  try {
    return parseStrictJson(text);
  } catch {
    throw new InputError('invalid_request', { in: 'body', rule: 'json' });
  }
}

function readForm(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name) || name === '__proto__') {
      throw new InputError('invalid_request', { in: 'body', rule: 'form' });
    }
    fields[name] = value;
  }
  return fields;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new InputError('invalid_request', { in: 'body', rule: 'utf-8' });
  }
}
