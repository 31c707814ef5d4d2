import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Status, body, and headers where there are some. */
export type Answered = readonly [status: number, body: string, headers?: Record<string, string>];

/** A provider that answers as a test tells it, until the test is over; `asked` is what it was asked. */
export async function startProvider(
  answer: (asked: Asked) => Answered,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url, headers } = request;
    const one = { method: method!, path: url!, headers, body: await text(request) };
    asked.push(one);
    const [status, body, more] = answer(one);
    response.writeHead(status, { connection: 'close', ...more }).end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Answers that say nothing, whatever was asked. `good` is one that would. */
export const hostileAnswers = (good: string): [name: string, answered: Answered][] => [
  ['a fault of its own', [500, good]],
  ['another address', [302, good, { location: '/elsewhere' }]],
  ['no JSON', [200, '<html></html>']],
  ['nothing', [200, '']],
  ['half of it', [200, good.slice(0, -1)]],
  ['null', [200, 'null']],
  ['a list', [200, `[${good}]`]],
  ['an empty object', [200, '{}']],
  ['far too much', [200, JSON.stringify({ ...JSON.parse(good), more: 'x'.repeat(300 * 1_024) })]],
];
