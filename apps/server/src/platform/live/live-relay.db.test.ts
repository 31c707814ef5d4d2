import type { LiveEnvelope, LiveMessage } from '@croupier/contract/site/live';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createLiveHub, type LiveConnection } from './hub.ts';
import { createRelayBus, payloadsOf } from './live-relay.ts';

function listener(playerId: bigint, sessionId: string) {
  const heard: LiveEnvelope[] = [];
  const closed: number[] = [];
  const connection: LiveConnection = {
    playerId,
    sessionId,
    send: (text) => heard.push(JSON.parse(text) as LiveEnvelope),
    close: (code) => closed.push(code),
  };
  return { heard, closed, connection };
}

test('what one process publishes, the sockets of another hear; a lost connection is made anew', async () => {
  const database = await createTestDatabase();
  const { db, owner, url } = database;
  const log = createLog('silent');
  const [here, there] = [createLiveHub(), createLiveHub()];
  const [near, far] = [here, there].map((hub) => createRelayBus({ db, url, hub, log }));
  await Promise.all([near!.start(), far!.start()]);
  const player = listener(7n, 'seven');
  there.add(player.connection);
  // Each with its own id: PostgreSQL folds equal payloads of one transaction into one.
  const message = (): LiveMessage => ({
    name: 'round',
    data: { id: randomUUID(), game: 'sunny-orchard' },
  });

  const requestId = randomUUID();
  near!.publish(Array.from({ length: 200 }, () => ({ playerId: 7n, message: message(), requestId })));
  await expect.poll(() => player.heard.length).toBe(200);
  expect(player.heard[0]?.requestId).toBe(requestId);

  await owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'croupier-live'`);
  await expect
    .poll(async () => {
      near!.publish([{ playerId: 7n, message: message() }]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return player.heard.length;
    })
    .toBeGreaterThan(200);

  near!.endSession('seven');
  await expect.poll(() => player.closed).toEqual([4001]);
  await Promise.all([near!.stop(), far!.stop()]);
  await database.drop();
});

test('a socket whose session ended a moment before it connected is closed', () => {
  const hub = createLiveHub();
  hub.endSession('gone');
  const late = listener(1n, 'gone');
  hub.add(late.connection);
  expect([late.closed, hub.count()]).toEqual([[4001], 0]);
});

test('no payload reaches the limit of a NOTIFY', () => {
  const payloads = payloadsOf(Array.from({ length: 500 }, (_, n) => ({ n, text: 'ґ'.repeat(50) })));
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  expect(payloads.flatMap((payload) => JSON.parse(payload) as unknown[])).toHaveLength(500);
});
