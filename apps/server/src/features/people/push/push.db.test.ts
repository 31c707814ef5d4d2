import { forgetDevice, keepDevice, pushKey, updateDevice } from '@croupier/contract/people/push';
import { logout, profile } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { askPush } from './feature.ts';
import { createBrowser, readVapid, startPushService } from './push-service.fixture.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ VAPID_KEY: '17'.repeat(32), PUSH_SERVICES: service.origin });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const idsOf = async (player: TestPlayer) => (await player.call(profile, {})).subscribedPushIds;
const sendNow = () => app.app.runJob('push-send');
const tell = async (player: TestPlayer, title: string) => {
  await app.db.transaction((tx) =>
    askPush(tx, { playerId: player.id, title, text: 'Text', to: '/en/profile' }),
  );
  await sendNow();
};
const receivedAt = (endpoint: string) =>
  service.received.filter(({ path }) => path === new URL(endpoint).pathname);
const waiting = async () => (await app.owner.query('SELECT 1 FROM push_delivery')).length;

async function playerWithDevice() {
  const player = await app.createPlayer();
  const browser = createBrowser(service.origin);
  const { id } = await player.call(keepDevice, { body: { token: browser.token } });
  return { player, browser, id };
}

test('a notice reaches the device, which alone can read it, under the key of the house', async () => {
  const { player, browser, id } = await playerWithDevice();
  expect(await idsOf(player)).toEqual([id]);
  await tell(player, 'Тобі бонус ✓');
  await expect.poll(() => receivedAt(browser.token.endpoint).length).toBe(1);
  const [push] = receivedAt(browser.token.endpoint);
  expect(browser.read(push!.body)).toMatchObject({ title: 'Тобі бонус ✓', text: 'Text', to: '/en/profile' });
  expect(() => createBrowser(service.origin).read(push!.body)).toThrow();
  expect(push!.body.toString('latin1')).not.toContain('Text');
  const { key } = await app.call(pushKey, {});
  const claims = readVapid(push!.headers['authorization']!, key!);
  expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  await expect.poll(waiting).toBe(0);
});

test('a notice whose transaction fails is never sent', async () => {
  const { player, browser } = await playerWithDevice();
  await app.db
    .transaction(async (tx) => {
      await askPush(tx, { playerId: player.id, title: 'Lost', text: '', to: '/en' });
      throw new Error('not after all');
    })
    .catch(() => undefined);
  await tell(player, 'Kept');
  await expect
    .poll(() => receivedAt(browser.token.endpoint).map(({ body }) => browser.read(body)))
    .toEqual([expect.objectContaining({ title: 'Kept' })]);
});

test('a device is of its session: it ends with it, however that ends', async () => {
  const { player, browser } = await playerWithDevice();
  const elsewhere = await app.signIn(player);
  const second = createBrowser(service.origin);
  const { id: other } = await elsewhere.call(keepDevice, { body: { token: second.token } });
  expect(await idsOf(player)).toHaveLength(2);
  await player.call(logout, {});
  expect(await idsOf(elsewhere)).toEqual([other]);
  await tell(player, 'After signing out');
  await expect.poll(() => receivedAt(second.token.endpoint).length).toBe(1);
  expect(receivedAt(browser.token.endpoint)).toEqual([]);

  await app.call(testClock, { body: { offsetMs: 31 * 60_000 } });
  await app.app.players.parts.sessions.removeExpired();
  expect(await idsOf(await app.signIn(player))).toEqual([]);
  await app.call(testClock, { body: { offsetMs: 0 } });
});

test('a browser is told of whoever is signed in there now, and of nobody before', async () => {
  const { player, browser } = await playerWithDevice();
  service.answers({ status: 500 });
  await tell(player, 'For the one before');
  await expect.poll(() => receivedAt(browser.token.endpoint).length).toBe(1);
  await expect.poll(waiting).toBe(1);
  const next = await app.createPlayer();
  await next.call(keepDevice, { body: { token: browser.token } });
  expect(await idsOf(player)).toEqual([]);
  expect(await waiting()).toBe(0);
  await next.call(forgetDevice, {});
  expect(await idsOf(next)).toEqual([]);
});

test('the same token keeps its id, a new one of the session takes its place', async () => {
  const { player, browser, id } = await playerWithDevice();
  expect(await player.call(keepDevice, { body: { token: browser.token } })).toEqual({ id });
  const renewed = await player.call(updateDevice, { body: { token: createBrowser(service.origin).token } });
  expect(renewed.id).not.toBe(id);
  expect(await idsOf(player)).toEqual([renewed.id]);
});

test('a device that is no more goes, with what waits for it', async () => {
  const { player, browser } = await playerWithDevice();
  service.answers({ status: 410 });
  await tell(player, 'To nobody');
  await expect.poll(() => idsOf(player)).toEqual([]);
  expect(receivedAt(browser.token.endpoint)).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('what a push service cannot take now is sent again, and not before it asks for it', async () => {
  const { player, browser } = await playerWithDevice();
  service.answers({ status: 429, headers: { 'retry-after': '600' } });
  await tell(player, 'Later');
  const tries = async () =>
    (await app.owner.query<{ tries: number }>('SELECT tries FROM push_delivery'))[0]?.tries;
  await expect.poll(tries).toBe(1);
  const [row] = await app.owner.query<{ wait: number }>(
    'SELECT extract(epoch FROM next_at - now())::int AS wait FROM push_delivery',
  );
  expect(row!.wait).toBeGreaterThan(540);
  await app.owner.query('UPDATE push_delivery SET next_at = now()');
  await sendNow();
  await expect.poll(waiting).toBe(0);
  expect(receivedAt(browser.token.endpoint)).toHaveLength(2);
});

test('the house writes to push services and to nothing else', async () => {
  const player = await app.createPlayer();
  const { token } = createBrowser('http://169.254.169.254');
  await expect(player.call(keepDevice, { body: { token } })).rejects.toMatchObject({
    status: 400,
    key: 'invalid_request',
  });
});

test('a key that is no point of the curve is refused: nothing could be encrypted for it, and the others would wait', async () => {
  const player = await app.createPlayer();
  const { endpoint, keys } = createBrowser(service.origin).token;
  const token = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
  await expect(player.call(keepDevice, { body: { token } })).rejects.toMatchObject({
    status: 400,
    key: 'invalid_request',
  });
});

test('two sessions that bring one token at once: one has it, nobody fails', async () => {
  const players = await Promise.all([app.createPlayer(), app.createPlayer()]);
  const { token } = createBrowser(service.origin);
  const outcomes = await Promise.allSettled(
    players.map((player) => player.call(keepDevice, { body: { token } })),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'conflict' });
  const ids = await Promise.all(players.map(idsOf));
  expect(ids.flat()).toHaveLength(1);
});
