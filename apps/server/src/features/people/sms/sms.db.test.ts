import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { startSmsGateway } from './sms-gateway.fixture.ts';
import { createSms } from './sms-module.ts';

let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let app: TestApp;
beforeAll(async () => {
  gateway = await startSmsGateway();
  app = await startTestApp({ SMS_URL: gateway.url, SMS_KEY: 'key-of-the-house' });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

const smsOf = (environment: 'production' | 'test', named?: { url: string; key: string }, now = new Date()) =>
  createSms(
    {
      db: app.db,
      clock: { now: () => now },
      warn: () => {},
      meters: { counter: () => () => {}, histogram: () => () => {}, gauge: () => {} },
      config: { environment, sms: { gateway: named, dayMax: 10 } },
    },
    { mayGo: async () => now },
  );
const write = (sms: ReturnType<typeof smsOf>) =>
  app.db.transaction((tx) =>
    sms.write(tx, { to: '+380671234567', text: 'Код 123456', lane: 'owner', playerId: 1n }),
  );

test('a house with a gateway hands over by itself what is written', async () => {
  expect(await write(smsOf('test'))).toBe('written');
  await expect.poll(() => gateway.received.length).toBe(1);
  expect(gateway.received[0]).toMatchObject({
    headers: { authorization: 'Bearer key-of-the-house' },
    body: { to: '+380671234567', text: 'Код 123456' },
  });
  const sent = () => app.owner.query('SELECT body FROM sms WHERE sent_at IS NOT NULL');
  await expect.poll(sent).toEqual([{ body: null }]);
});

test('a real house without a gateway offers nothing by SMS', async () => {
  expect(smsOf('production').isOffered).toBe(false);
  expect(await write(smsOf('production'))).toBe('not_offered');
  expect(smsOf('production', { url: gateway.url, key: 'key-of-the-house' }).isOffered).toBe(true);
});

test('without a gateway a house that is no real one keeps what is written', () => {
  const sms = smsOf('test');
  expect(sms.isOffered).toBe(true);
  expect(sms.module.jobs!.map(({ name }) => name)).toEqual(['clean-sms']);
});

test('a month later nobody reads to whom texts went', async () => {
  const count = async () => (await app.owner.query('SELECT 1 FROM sms')).length;
  await write(smsOf('test'));
  const clean = (now: Date) =>
    smsOf('test', undefined, now).module.jobs![0]!.run(new AbortController().signal);
  const before = await count();
  await clean(new Date());
  expect(await count()).toBe(before);
  await clean(new Date(Date.now() + 31 * 86_400_000));
  expect(await count()).toBe(0);
  expect(await app.owner.query('SELECT 1 FROM sms_budget')).toEqual([]);
});
