import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceReached, WAITING } from './offline.ts';

const network = { onLine: false };
const page = new EventTarget();
const said = vi.fn();
page.addEventListener(WAITING, said);
const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.clearAllMocks());

test('nothing is asked for without a network; it is said that it waits, and with the network it comes', async () => {
  network.onLine = false;
  ask.mockRejectedValueOnce(new TypeError('offline'));
  const load = vi.fn(async () => 'come');
  const come = onceReached(load);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect(come).resolves.toBe('come');
});

test('a browser that is wrong about its network waits for nothing', async () => {
  network.onLine = false;
  ask.mockResolvedValueOnce(new Response());
  await expect(onceReached(async () => 'come')).resolves.toBe('come');
  expect(said).not.toHaveBeenCalled();
});

test('what fails with a network has failed: nothing is asked for in a circle', async () => {
  network.onLine = true;
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(onceReached(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});
