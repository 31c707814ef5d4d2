import { expect, test } from 'vitest';
import { listOpenRounds } from '../play/rounds/index.ts';
import { createCall } from './client.ts';

const BROKEN_OFF = new ReadableStream({
  start: (stream) => {
    stream.enqueue(new TextEncoder().encode('{"rounds":'));
    stream.error(new TypeError('terminated'));
  },
});

test('rejects when the answer is cut off in the middle', async () => {
  const call = createCall(async () => new Response(BROKEN_OFF));
  await expect(call(listOpenRounds, { query: {} })).rejects.toMatchObject({ status: 0, key: 'network' });
});

test('a call that was broken off by its caller is no lost answer', async () => {
  const reason = new Error('left');
  const call = createCall(() => Promise.reject(reason));
  await expect(call(listOpenRounds, { query: {} }, AbortSignal.abort())).rejects.toBe(reason);
});
