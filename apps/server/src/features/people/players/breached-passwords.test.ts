import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createIsBreached } from './breached-passwords.ts';

const PASSWORD = 'a quiet green river';
const SHA1 = hash('sha1', PASSWORD).toUpperCase();
const [PREFIX, SUFFIX] = [SHA1.slice(0, 5), SHA1.slice(5)];
const OTHER = '0123456789ABCDEF0123456789ABCDEF012';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answers = (prefix: string) => { status?: number; body: string } | 'never';

async function startService(answers: Answers) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, answer) => {
    asked.push(request);
    const told = answers(request.url!.split('/').at(-1)!);
    if (told !== 'never') answer.writeHead(told.status ?? 200).end(told.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clock = createOffsetClock();
  const failures: [string, object][] = [];
  const isBreached = createIsBreached({
    clock,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`,
    failed: (message, about) => failures.push([message, about]),
  });
  return { asked, clock, failures, isBreached };
}

const lines = (...told: string[]) => ({ body: told.join('\r\n') });

test('a breached password is told by five signs of its hash, padded, and nothing else of it', async () => {
  const { asked, isBreached } = await startService(() => lines(`${OTHER}:0`, `${SUFFIX}:42`));
  expect(await isBreached(PASSWORD)).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([`/range/${PREFIX}`]);
  expect(asked[0]!.headers['add-padding']).toBe('true');
  expect(JSON.stringify([asked[0]!.headers, asked[0]!.url])).not.toContain(SUFFIX);
});

test.each([
  ['one that is not listed', lines(`${OTHER}:7`)],
  ['padding', lines(`${SUFFIX}:0`)],
  ['lines of another form', lines(SUFFIX, `${SUFFIX}:`, `${SUFFIX}:x`, `x${SUFFIX}:1`)],
  ['nothing', lines()],
])('%s is no breach', async (_, answer) => {
  const { failures, isBreached } = await startService(() => answer);
  expect(await isBreached(PASSWORD)).toBe(false);
  expect(failures).toEqual([]);
});

test('an answer is kept for ten minutes', async () => {
  const { asked, clock, isBreached } = await startService(() => lines(`${SUFFIX}:1`));
  expect([await isBreached(PASSWORD), await isBreached(PASSWORD)]).toEqual([true, true]);
  expect(asked).toHaveLength(1);
  clock.setOffset(10 * 60_000 + 1);
  expect(await isBreached(PASSWORD)).toBe(true);
  expect(asked).toHaveLength(2);
});

test.each<[string, ReturnType<Answers>]>([
  ['answers no', { status: 503, body: '' }],
  ['never answers', 'never'],
  ['answers without an end', { body: 'x'.repeat(300_000) }],
  ['sends elsewhere', { status: 301, body: '' }],
])('where the service %s, the password goes on, and the log names no sign of it', async (_, answer) => {
  const { failures, isBreached } = await startService(() => answer);
  expect(await isBreached(PASSWORD)).toBe(false);
  expect(failures).toHaveLength(1);
  expect(JSON.stringify(failures).toUpperCase()).not.toContain(PREFIX);
});

test('without a service nobody is asked', async () => {
  const failed = () => expect.unreachable();
  const isBreached = createIsBreached({ clock: createOffsetClock(), url: undefined, failed });
  expect(await isBreached(PASSWORD)).toBe(false);
});
