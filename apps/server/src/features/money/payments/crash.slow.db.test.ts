import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { balancesOf } from '../ledger/feature.ts';
import { openAccount } from '../../people/players/feature.ts';
import { decideLate } from './decide-late.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { findPayIn, insertPayIn, lockPayIn } from './payments-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function startedPayIn(): Promise<{ playerId: bigint; report: ProviderAnswer }> {
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$none';
  const account = {
    email: `${randomUUID().replaceAll('-', '')}@mail.example`,
    passwordHash,
    now: systemClock.now(),
  };
  const playerId = await database.db.transaction((tx) =>
    openAccount(tx, { ...account, region: 'UA', language: 'ua' }),
  );
  const id = randomUUID();
  await insertPayIn(database.db, {
    id,
    playerId: playerId!,
    inputHash: Buffer.from('x'),
    amountMinor: 10_000n,
    currency: 'UAH',
    kind: 'real',
    language: 'ua',
    provider: 'sandbox',
    method: 'card',
    createdAt: systemClock.now(),
  });
  const report = {
    type: 'pay-in.paid',
    paymentId: `pay_${id}`,
    merchantReference: id,
    merchant: 'croupier',
  } as const;
  return { playerId: playerId!, report: { ...report, amountMinor: '10000', currency: 'UAH' } };
}

const takeAndDie = (point: string, eventId: string, report: ProviderAnswer): Promise<string | null> =>
  runAndDie(point, eventId, JSON.stringify(report));

/** @returns the signal that ended the process, or null when it went through. */
async function runAndDie(point: string, ...more: string[]): Promise<string | null> {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const child = spawn(process.execPath, [fixture, database.url, point, ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

const realBalance = async (playerId: bigint): Promise<bigint> =>
  (await balancesOf(database.db, playerId)).find((balance) => balance.kind === 'real')!.amountMinor;

test.each([
  ['message.kept', 0n],
  ['pay-in.before-commit', 0n],
  ['pay-in.after-commit', 10_000n],
])('a server killed at %s leaves %s, and the repeated delivery makes it one credit', async (point, left) => {
  const { playerId, report } = await startedPayIn();
  const eventId = `evt_${randomUUID()}`;
  expect(await takeAndDie(point, eventId, report)).toBe('SIGKILL');
  expect(await realBalance(playerId)).toBe(left);
  expect(await takeAndDie('none', eventId, report)).toBeNull();
  expect(await realBalance(playerId)).toBe(10_000n);
});

test('a server killed while it credits another amount than was asked leaves nothing of it, then credits what came', async () => {
  const { playerId, report } = await startedPayIn();
  const other = { ...report, amountMinor: '7000' };
  const eventId = `evt_${randomUUID()}`;
  expect(await takeAndDie('pay-in.before-commit', eventId, other)).toBe('SIGKILL');
  expect(await findPayIn(database.db, report.merchantReference)).toMatchObject({
    ...{ state: 'CREATED', amountMinor: 10_000n, askedMinor: null },
  });
  expect(await takeAndDie('none', eventId, other)).toBeNull();
  expect(await realBalance(playerId)).toBe(7_000n);
});

test.each(['message.kept', 'pay-in.before-commit', 'pay-in.after-commit'])(
  'a message that a server killed at %s had kept is taken up without being sent again, and credits once',
  async (point) => {
    const { playerId, report } = await startedPayIn();
    expect(await takeAndDie(point, `evt_${randomUUID()}`, report)).toBe('SIGKILL');
    await database.owner.query(`UPDATE provider_message SET received_at = received_at - interval '1 minute'`);
    expect(await runAndDie('none', 'take-up')).toBeNull();
    expect(await realBalance(playerId)).toBe(10_000n);
    expect(await runAndDie('none', 'take-up')).toBeNull();
    expect(await realBalance(playerId)).toBe(10_000n);
    const untaken = 'SELECT FROM provider_message WHERE outcome IS NULL';
    expect(await database.owner.query(untaken)).toEqual([]);
  },
);

test('a server killed once the provider has sent a late payment back asks again, and it ends once', async () => {
  const { playerId, report } = await startedPayIn();
  const id = report.merchantReference;
  for (const type of ['pay-in.failed', 'pay-in.paid'] as const)
    await takeAndDie('none', `evt_${randomUUID()}`, { ...report, type });
  await database.db.transaction(async (tx) =>
    decideLate(tx, (await lockPayIn(tx, id))!, {
      ...{ decision: 'returned', note: 'looked at', act: randomUUID(), now: systemClock.now() },
    }),
  );
  const stateNow = async () => (await findPayIn(database.db, id))!.state;
  expect([await runAndDie('pay-in.refunded'), await stateNow()]).toEqual(['SIGKILL', 'RETURNING']);
  await database.owner.query('UPDATE pay_in SET asked_at = to_timestamp(0) WHERE id = $1', [id]);
  expect([await runAndDie('none'), await stateNow()]).toEqual([null, 'RETURNED']);
  expect(await realBalance(playerId)).toBe(0n);
});
