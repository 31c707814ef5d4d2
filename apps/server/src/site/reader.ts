import type { FastifyReply, FastifyRequest } from 'fastify';

/** @returns a signal that is aborted when the connection of the request is gone before its answer. */
export function readerOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const reader = new AbortController();
  const { socket } = request.raw;
  const gone = (): void => reader.abort();
  // Not the answer's own event: one that waits behind another on its connection never hears of the end.
  socket.once('close', gone);
  reply.raw.once('close', () => socket.off('close', gone));
  if (socket.destroyed) gone();
  return reader.signal;
}
