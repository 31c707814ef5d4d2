import { keepDevice } from '@croupier/contract/people/push';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { insertDeliveries } from './deliveries-store.ts';
import { pushKeysOf } from './push-keys.ts';
import { createBrowser, startPushService } from './push-service.fixture.ts';
import { sendDue } from './send-due.ts';

const KEY = '17'.repeat(32);
let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;

beforeAll(async () => {
  service = await startPushService();
  // Without a worker nothing is sent but what a test sends.
  app = await startTestApp({ VAPID_KEY: KEY, PUSH_SERVICES: service.origin, CROUPIER_ROLES: 'api,live' });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const waiting = async () => (await app.owner.query('SELECT 1 FROM push_delivery')).length;

async function tellDevice(offer: string | null = null) {
  const player = await app.createPlayer();
  await player.call(keepDevice, { body: { token: createBrowser(service.origin).token } });
  const now = new Date();
  const message = { id: randomUUID(), playerId: player.id, title: 'Title', body: 'Text', path: '/en', offer };
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await app.db.transaction((tx) => insertDeliveries(tx, { ...message, now, expiresAt }));
  return player.id;
}

const send = (db: Database, mayGo: MayGo = async () => new Date(0), now = new Date()) =>
  sendDue({
    db,
    clock: { now: () => now },
    mayGo,
    warn: () => {},
    keys: pushKeysOf(KEY, 'mailto:push@croupier.example'),
    services: [service.origin],
    tried: () => {},
  });

test('a run that fails has nothing under way any more, and says what failed', async () => {
  for (let devices = 0; devices < 4; devices += 1) await tellDevice();
  const events: string[] = [];
  // The first that was sent cannot be written down: the others are under way then.
  const failingOnce: Database = {
    ...app.db,
    query: async (text, values, name) => {
      if (name !== 'push-delete') return app.db.query(text, values, name);
      const turn = events.push('begun');
      if (turn === 1) throw new Error('the database is away');
      const rows = await app.db.query<never>(text, values, name);
      events.push('written down');
      return rows;
    },
  };
  await expect(send(failingOnce)).rejects.toThrow('the database is away');
  expect(events.filter((event) => event === 'written down')).toHaveLength(3);
  expect(service.received).toHaveLength(4);
  expect(await waiting()).toBe(1);

  await send(app.db);
  expect(service.received).toHaveLength(5);
  expect(await waiting()).toBe(0);
});

test('an offer is judged anew at each try: it waits for the morning, and one that nobody wants any more reaches no device', async () => {
  const playerId = await tellDevice('bonus-given');
  await tellDevice();
  const before = service.received.length;
  const morning = new Date(Date.now() + 60_000);
  const asked: unknown[] = [];
  await send(app.db, async (offer) => (asked.push(offer), morning));
  expect(asked).toEqual([{ playerId, kind: 'bonus-given' }]);
  // What invites nobody is not asked about, and has gone.
  expect([service.received.length - before, await waiting()]).toEqual([1, 1]);
  await send(app.db, async () => undefined, morning);
  expect([service.received.length - before, await waiting()]).toEqual([1, 0]);
  await tellDevice('bonus-given');
  await send(app.db);
  expect([service.received.length - before, await waiting()]).toEqual([2, 0]);
});
