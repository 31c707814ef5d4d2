import {
  listNotices,
  saveNoticePreferences,
  seeNotices,
  unsubscribe,
  type Notice,
} from '@croupier/contract/people/notices';
import { liveTicket, type LiveEnvelope } from '@croupier/contract/site/live';
import { testBonus, testLetters } from '@croupier/contract/site/test-data';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess } from '../../../platform/testing/server-process.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function listen(player: TestPlayer): Promise<LiveEnvelope[]> {
  const { ticket } = await player.call(liveTicket, {});
  const address = `${site.url.replace('http', 'ws')}/api/ws?token=${ticket}`;
  const socket = new WebSocket(address, { origin: site.url });
  const heard: LiveEnvelope[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as LiveEnvelope));
  await once(socket, 'open');
  return heard;
}

test('what happens is told at once, stands on the site, and is in the letter that was asked for', async () => {
  const player = await site.createPlayer();
  const ways = [{ category: 'offers', channel: 'email', isOn: true }] as const;
  await player.call(saveNoticePreferences, { body: { ways: [...ways] } });
  const heard = await listen(player);
  await player.call(testBonus, {
    body: { playerId: String(player.id), amountMinor: '10000', wagerMinor: '100000' },
  });
  await expect
    .poll(() => heard.find(({ name }) => name === 'notice'))
    .toMatchObject({ data: { kind: 'bonus-given', is: 'new', unseen: 1 } });
  const { notices } = await player.call(listNotices, { query: {} });
  expect(notices).toHaveLength(1);
  const [{ title, text, action }] = notices as [Notice];
  // It invites: it tells the age, and no sum.
  expect(text).toContain('21+');
  expect(`${title} ${text}`).not.toContain('100');
  expect(`${title} ${text} ${action?.label}`).not.toMatch(/[{}]/);
  const lettersTo = async () =>
    (await site.call(testLetters, { body: { to: player.username } })).letters.filter(
      ({ unsubscribe: address }) => address !== null,
    );
  await expect.poll(async () => (await lettersTo()).length).toBe(1);
  const [letter] = await lettersTo();
  expect(letter!.html).toContain('<html');
  const token = new URL(letter!.unsubscribe!).searchParams.get('token')!;
  expect(letter!.links.some((link) => link.endsWith(`/unsubscribe#${token}`))).toBe(true);

  // Seen in one tab, it is seen in the other.
  await player.call(seeNotices, { body: { upTo: notices[0]!.id } });
  await expect
    .poll(() => heard.findLast(({ name }) => name === 'notice'))
    .toMatchObject({ data: { id: notices[0]!.id, is: 'seen', unseen: 0 } });
});

test('no line of the log has a token that ends letters, taken or refused, by a press or a look', async () => {
  const database = await createTestDatabase();
  const server = startServerProcess(database.url, { LOG_LEVEL: 'trace', CROUPIER_ENV: 'test' });
  const { url } = await server.line('serving');
  const wrong = createUnsubscribeTokens(Buffer.alloc(32, 1)).of(1n, 'money')!;
  const address = `${url}${unsubscribe.path}?token=${wrong}`;
  expect((await fetch(address, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).toBe(404);
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
  expect((await fetch(`${address}${'A'.repeat(200)}`, { method: 'POST' })).status).toBe(400);
  await expect.poll(() => server.output().split(`"route":"${unsubscribe.path}"`).length).toBe(4);
  expect(server.output()).not.toContain(wrong);
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
});
