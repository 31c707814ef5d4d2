import type { ErrorBody } from '@croupier/contract/kit';
import { OF_PAGES } from '../platform/http/rate-limits.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** On whose behalf a page asks the API: as the same player, from the same address, as part of the same request. */
export interface Caller {
  readonly cookie: string | undefined;
  readonly ip: string;
  readonly requestId: string;
}

export type CallApi = (caller: Caller) => (path: string, init: RequestInit) => Promise<Response>;

/**
 * The API of this very process, without a network: a loader's call goes straight to the routes. The page was counted when it was
 * asked for; if its calls were counted too, who has none left could put their refusals on a page that others share.
 */
export function inProcess(fastify: FastifyInstance): CallApi {
  return (caller) => async (path, init) => {
    const answer = await fastify.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      headers: headersOf(caller, init),
      remoteAddress: OF_PAGES,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const type = answer.headers['content-type'];
    return new Response(answer.rawPayload.length ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      ...(type !== undefined && { headers: { 'content-type': String(type) } }),
    });
  };
}

/** A page waits so long for another process; the player reads of an outage sooner than a browser gives up. */
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * The API of another process. It reads the player's address off X-Forwarded-For, so it must trust this process as a
 * proxy. One that does not answer is answered for: 503 `unavailable`, as when the database is away.
 * @param apiUrl its origin
 */
export function overHttp(apiUrl: string, onAway: (error: unknown) => void): CallApi {
  return (caller) => async (path, init) => {
    const sent = { ...headersOf(caller, init), 'x-forwarded-for': caller.ip };
    const signal = AbortSignal.any([
      AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(init.signal ? [init.signal] : []),
    ]);
    try {
      return await fetch(new URL(path, apiUrl), { ...init, headers: sent, signal, redirect: 'manual' });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      onAway(error);
      const message = 'The API does not answer.';
      const body: ErrorBody = { error: { key: 'unavailable', message, requestId: caller.requestId } };
      return Response.json(body, { status: 503 });
    }
  };
}

function headersOf({ cookie, requestId }: Caller, init: RequestInit): Record<string, string> {
  return {
    ...Object.fromEntries(new Headers(init.headers)),
    'x-request-id': requestId,
    ...(cookie !== undefined && { cookie }),
  };
}
