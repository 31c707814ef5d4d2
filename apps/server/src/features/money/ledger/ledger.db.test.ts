import { randomUUID } from 'node:crypto';
import type { Transfer } from '@croupier/domain/money/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { balancesOf, post, type PostInput } from './feature.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

let lastPlayer = 0n;
const newPlayer = (): bigint => (lastPlayer += 1n);
const inward = (amountMinor: bigint, kind: 'real' | 'bonus' | 'play' = 'real'): Transfer => ({
  from: { owner: 'house', name: 'payment-clearing' },
  to: { owner: 'player', kind },
  amountMinor,
});
const outward = (amountMinor: bigint, kind: 'real' | 'bonus' | 'play' = 'real'): Transfer => ({
  from: { owner: 'player', kind },
  to: { owner: 'house', name: 'adjustments' },
  amountMinor,
});
const run = (playerId: bigint, transfers: Transfer[], change: Partial<PostInput> = {}) =>
  test.db.transaction((tx) =>
    post(tx, { playerId, currency: 'EUR', key: randomUUID(), operation: 'adjustment', transfers, ...change }),
  );
const realOf = async (playerId: bigint) =>
  (await balancesOf(test.db, playerId)).find((each) => each.kind === 'real')!;

describe('a post', () => {
  it('moves money, chains the account and tells of it', async () => {
    const player = newPlayer();
    const result = await run(player, [inward(500n), inward(20n, 'bonus'), outward(100n)]);
    expect(result).toMatchObject({ status: 'posted' });
    expect(await realOf(player)).toEqual({ currency: 'EUR', kind: 'real', amountMinor: 400n, version: 2n });
    const facts = await test.db.query<{ payload: object }>(
      'SELECT payload FROM outbox WHERE player_id = $1 ORDER BY id',
      [player],
    );
    expect(facts.map((fact) => fact.payload)).toMatchObject([
      { currency: 'EUR', kind: 'real', amountMinor: '400', version: 2 },
      { currency: 'EUR', kind: 'bonus', amountMinor: '20', version: 1 },
    ]);
  });

  it('has one effect for 50 parallel calls with one key', async () => {
    const player = newPlayer();
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => run(player, [inward(10n)], { key })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'posted',
      ...Array.from({ length: 49 }, () => 'replayed'),
    ]);
    expect((await realOf(player)).amountMinor).toBe(10n);
  });

  it.each([
    ['amount', { transfers: [inward(11n)] }],
    ['account', { transfers: [inward(10n, 'play')] }],
    ['operation', { operation: 'pay-in' as const }],
    ['reference', { reference: 'other' }],
  ])('refuses a key that comes back with another %s', async (_, change) => {
    const player = newPlayer();
    const key = randomUUID();
    await run(player, [inward(10n)], { key });
    expect(await run(player, [inward(10n)], { key, ...change })).toEqual({ status: 'key_reused' });
    expect((await realOf(player)).amountMinor).toBe(10n);
  });

  it('accepts exactly 50 of 200 parallel debits of 1 from 50', async () => {
    const player = newPlayer();
    await run(player, [inward(50n)]);
    const results = await Promise.all(Array.from({ length: 200 }, () => run(player, [outward(1n)])));
    expect(results.filter(({ status }) => status === 'posted')).toHaveLength(50);
    expect((await realOf(player)).amountMinor).toBe(0n);
  });

  it('leaves nothing when the transaction around it fails', async () => {
    const player = newPlayer();
    const failing = test.db.transaction(async (tx) => {
      await post(tx, {
        playerId: player,
        currency: 'EUR',
        key: randomUUID(),
        operation: 'pay-in',
        transfers: [inward(5n)],
      });
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect(await balancesOf(test.db, player)).toEqual([]);
  });

  it('agrees with a model under random posts', async () => {
    const step = fc.record({
      kind: fc.constantFrom('real', 'bonus', 'play'),
      amount: fc.bigInt(1n, 40n),
      incoming: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        async (posts) => {
          const player = newPlayer();
          const model = { real: 0n, bonus: 0n, play: 0n };
          for (const steps of posts) {
            const next = { ...model };
            let overdrawn = false;
            for (const { kind, amount, incoming } of steps) {
              next[kind] += incoming ? amount : -amount;
              overdrawn ||= next[kind] < 0n;
            }
            const result = await run(
              player,
              steps.map(({ kind, amount, incoming }) => (incoming ? inward : outward)(amount, kind)),
            );
            expect(result.status).toBe(overdrawn ? 'insufficient_funds' : 'posted');
            if (!overdrawn) Object.assign(model, next);
          }
          const balances = await balancesOf(test.db, player);
          for (const { kind, amountMinor } of balances) expect(amountMinor).toBe(model[kind]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the server’s role', () => {
  const FORBIDDEN = ['ledger_transfer', 'ledger_post', 'round'].flatMap((table) => [
    `UPDATE ${table} SET player_id = player_id`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
  ]);

  it.each([
    ...FORBIDDEN,
    'DELETE FROM ledger_account',
    'TRUNCATE ledger_account',
    'DROP TABLE round',
    'DELETE FROM seed_pair',
  ])('may not: %s', async (statement) => {
    await expect(test.db.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('may not take an account below zero, whatever the code does', async () => {
    const player = newPlayer();
    await run(player, [inward(5n)]);
    const overdraw = test.db.query(
      "UPDATE ledger_account SET amount_minor = -1 WHERE player_id = $1 AND kind = 'real'",
      [player],
    );
    await expect(overdraw).rejects.toMatchObject({ code: '23514' });
  });
});
