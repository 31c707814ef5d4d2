import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSocket } from './live-socket.ts';

class FakeSocket {
  readyState = 0;
  onopen?: () => void;
  onclose?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(ticket: () => Promise<string | undefined> = async () => 't') {
  const sockets: FakeSocket[] = [];
  const messages: unknown[] = [];
  const opened = vi.fn();
  const live = createLiveSocket({
    address: (value) => `ws://x/${value ?? ''}`,
    ticket,
    onMessage: (message) => messages.push(message),
    onOpened: opened,
    spread: () => 1,
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  return { live, sockets, messages, opened, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('it connects with a ticket and hands messages on, ignoring what is none', async () => {
  const { sockets, messages, pass, live } = setUp();
  await pass(0);
  sockets[0]!.accept();
  expect([sockets[0]!.address, live.isOpen()]).toEqual(['ws://x/t', true]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const data of ['{"name":"round","data":{}}', 'no json', '5', 'null', '{"name":"x"}'])
    sockets[0]!.onmessage?.({ data });
  expect(messages).toEqual([{ name: 'round', data: {} }]);
  vi.restoreAllMocks();
});

test('tries a lost line again, later each time, and says each time when it is up, the first time too', async () => {
  const { sockets, pass, opened } = setUp();
  await pass(0);
  expect(opened).not.toHaveBeenCalled();
  sockets[0]!.accept();
  expect(opened).toHaveBeenCalledTimes(1);
  sockets[0]!.close();
  await pass(999);
  expect(sockets).toHaveLength(1);
  await pass(1);
  sockets[1]!.close();
  await pass(1_999);
  expect(sockets).toHaveLength(2);
  await pass(1);
  sockets[2]!.accept();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('asked to reconnect, it does so after 500 ms with a new ticket and closes the old line', async () => {
  let count = 0;
  const { live, sockets, pass } = setUp(async () => String(++count));
  await pass(0);
  sockets[0]!.accept();
  live.reconnectSoon();
  live.reconnectSoon();
  await pass(499);
  expect(sockets).toHaveLength(1);
  await pass(1);
  expect(sockets.map(({ address, readyState }) => [address, readyState])).toEqual([
    ['ws://x/1', 3],
    ['ws://x/2', 0],
  ]);
  await pass(60_000);
  expect(sockets).toHaveLength(2);
});

test('a refused ticket is tried again; once stopped it stays quiet', async () => {
  let refused = true;
  const { live, sockets, pass } = setUp(async () => {
    if (refused) throw new Error('no');
    return undefined;
  });
  await pass(0);
  refused = false;
  await pass(1_000);
  expect(sockets.map(({ address }) => address)).toEqual(['ws://x/']);
  live.stop();
  await pass(100_000);
  expect(sockets).toHaveLength(1);
});
