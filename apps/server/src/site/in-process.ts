import type { FastifyInstance, InjectOptions } from 'fastify';

/** The API without a network: a loader's call goes straight to the routes, as the same player, address and request. */
export function inProcess(
  fastify: FastifyInstance,
  caller: { cookie: string | undefined; ip: string; requestId: string },
) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fastify.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        'x-request-id': caller.requestId,
        ...(caller.cookie !== undefined && { cookie: caller.cookie }),
      },
      remoteAddress: caller.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const type = answer.headers['content-type'];
    return new Response(answer.rawPayload.length ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      ...(type !== undefined && { headers: { 'content-type': String(type) } }),
    });
  };
}
