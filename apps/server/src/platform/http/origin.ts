import type { Operation } from '@croupier/contract/kit';
import type { FastifyRequest } from 'fastify';
import { InputError } from './input-error.ts';

/**
 * A browser names the page that a write comes from; one that is not ours is refused, sign-in included.
 * Without Origin a write is taken only when no cookie came along: then no browser's identity is being used.
 */
export function refuseForeignOrigin(
  request: FastifyRequest,
  operation: Operation,
  allowed: ReadonlySet<string>,
): void {
  if (operation.method === 'GET' || operation.access === 'server' || operation.access === 'test') return;
  const origin = request.headers.origin;
  if (origin !== undefined ? allowed.has(origin) : !request.headers.cookie && !comesFromElsewhere(request))
    return;
  throw new InputError('foreign_origin');
}

function comesFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
