import { liveTicket } from '@croupier/contract/site/live';
import { WebSocket } from 'ws';
import type { TestApp, TestPlayer } from './test-app.ts';

/** The data of live messages of some names, as a page of the player hears them from now on. */
export async function listenAs(
  { url }: Pick<TestApp, 'url'>,
  player: Pick<TestPlayer, 'call'>,
  ...names: string[]
): Promise<{ heard: unknown[]; close(): void }> {
  const { ticket } = await player.call(liveTicket, {});
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws?token=${ticket}`, { origin: url });
  const heard: unknown[] = [];
  socket.on('message', (text: Buffer) => {
    const { name, data } = JSON.parse(text.toString()) as { name: string; data: unknown };
    if (names.includes(name)) heard.push(data);
  });
  await new Promise((resolve) => socket.once('message', resolve));
  return { heard, close: () => socket.close() };
}
