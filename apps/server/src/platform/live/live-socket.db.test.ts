import { randomUUID } from 'node:crypto';
import { type LiveMessage, liveTicket } from '@croupier/contract/site/live';
import { logout } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

interface Listening {
  messages: LiveMessage[];
  closed: Promise<number>;
  socket: WebSocket;
}

/** Connects; resolves with the status of the refusal, or with the open socket. */
function connect(query: string, origin = site.url): Promise<Listening | number> {
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/ws${query}`, { origin });
  const messages: LiveMessage[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as LiveMessage));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ messages, closed, socket }));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

async function connected(query: string): Promise<Listening> {
  const listening = await connect(query);
  if (typeof listening === 'number') throw new Error(`refused with ${listening}`);
  return listening;
}

test('a settled round reaches the player live, and nobody else', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  const { ticket } = await player.call(liveTicket, {});
  const own = await connected(`?token=${ticket}&region=UA`);
  const visitor = await connected('?region=UA');
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' as const };
  const round = await player.call(playRound, { body });
  const data = { kind: 'real', amountMinor: round.balanceAfterMinor, version: round.balanceVersion };
  await expect
    .poll(() => own.messages)
    .toContainEqual(expect.objectContaining({ name: 'balance', data: expect.objectContaining(data) }));
  // A large win is told to everyone, under a shortened name; this round may be one.
  const heard = () => visitor.messages.map(({ name }) => name).filter((name) => name !== 'winningNow');
  await expect.poll(heard).toEqual(['welcome']);
  own.socket.close();
  visitor.socket.close();
});

test('a ticket opens one socket, for half a minute', async () => {
  const player = await site.createPlayer();
  const { ticket } = await player.call(liveTicket, {});
  const first = await connected(`?token=${ticket}`);
  expect(await connect(`?token=${ticket}`)).toBe(401);
  const late = (await player.call(liveTicket, {})).ticket;
  await site.owner.query("UPDATE live_ticket SET expires_at = now() - interval '1 second'");
  expect(await connect(`?token=${late}`)).toBe(401);
  expect(await connect('?token=made-up')).toBe(401);
  first.socket.close();
});

test('a foreign origin, a wrong region and a plain request are refused', async () => {
  expect(await connect('', 'https://evil.example')).toBe(403);
  expect(await connect('?region=XX')).toBe(400);
  const answer = await fetch(`${site.url}/api/ws`);
  expect([answer.status, await answer.json()]).toMatchObject([426, { error: { key: 'upgrade_required' } }]);
});

test('the end of a session closes its sockets at once', async () => {
  const player = await site.createPlayer();
  const { ticket } = await player.call(liveTicket, {});
  const own = await connected(`?token=${ticket}`);
  await player.call(logout, {});
  expect(await own.closed).toBe(4001);
  expect(own.messages.at(-1)?.name).toBe('sessionEnded');
});

test('a client that talks too much, or too long, is cut off', async () => {
  const talker = await connected('');
  for (let sent = 0; sent < 150; sent++) talker.socket.send('{"name":"x"}');
  expect(await talker.closed).toBe(1008);
  const shouter = await connected('');
  shouter.socket.send('x'.repeat(5_000));
  expect(await shouter.closed).toBe(1009);
});
