import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { balancesOf, post, postMany, type PostInput } from './feature.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

let lastPlayer = 0n;
const newPlayer = (): bigint => (lastPlayer += 1n);
const HOUSE = { owner: 'house', name: 'adjustments' } as const;
const REAL = { owner: 'player', kind: 'real' } as const;
const prize = (playerId: bigint, amountMinor: bigint, key: string = randomUUID()): PostInput => ({
  ...{ playerId, currency: 'EUR', key, operation: 'adjustment' },
  transfers: [{ from: HOUSE, to: REAL, amountMinor }],
});
const debit = (playerId: bigint, amountMinor: bigint): PostInput => ({
  ...prize(playerId, amountMinor),
  transfers: [{ from: REAL, to: HOUSE, amountMinor }],
});
const postAll = (inputs: readonly PostInput[]) => test.db.transaction((tx) => postMany(tx, inputs));
const realOf = async (playerId: bigint) =>
  (await balancesOf(test.db, playerId)).find(({ kind }) => kind === 'real')?.amountMinor;
const transfersOf = (playerId: bigint) =>
  test.db.query('SELECT version FROM ledger_transfer WHERE player_id = $1', [playerId]);

it('pays each of many once, in whatever order they stand, and again gives the same answers', async () => {
  const players = Array.from({ length: 40 }, newPlayer);
  const prizes = players.map((player, n) => prize(player, BigInt(n + 1))).reverse();
  const first = await postAll(prizes);
  const again = await postAll(prizes.toSorted(() => -1));
  expect(first.map(({ status }) => status)).toEqual(prizes.map(() => 'posted'));
  expect(again.map(({ status }) => status)).toEqual(prizes.map(() => 'replayed'));
  expect(
    first.map(
      (result) => 'balances' in result && result.balances.find(({ kind }) => kind === 'real')?.amountMinor,
    ),
  ).toEqual(prizes.map(({ transfers }) => transfers[0]!.amountMinor));
  for (const [n, player] of players.entries()) {
    expect(await realOf(player)).toBe(BigInt(n + 1));
    expect(await transfersOf(player)).toHaveLength(1);
  }
});

it('refuses one without holding up the others, and writes nothing of it', async () => {
  const [poor, rich] = [newPlayer(), newPlayer()];
  await postAll([prize(rich, 10n)]);
  const refused = debit(poor, 1n);
  expect((await postAll([refused, debit(rich, 4n)])).map(({ status }) => status)).toEqual([
    'insufficient_funds',
    'posted',
  ]);
  expect([await realOf(poor), await realOf(rich)]).toEqual([0n, 6n]);
  expect(await transfersOf(poor)).toEqual([]);
  // Nothing is known of its key, so it may be asked for again when there is money.
  await postAll([prize(poor, 1n)]);
  expect(await postAll([refused])).toMatchObject([{ status: 'posted' }]);
});

it('lets the posts of one player build on each other, and a key count once', async () => {
  const player = newPlayer();
  const first = prize(player, 10n);
  const results = await postAll([
    first,
    debit(player, 3n),
    first,
    { ...first, operation: 'pay-in' },
    debit(player, 8n),
  ]);
  expect(results).toMatchObject([
    { status: 'posted' },
    { status: 'posted' },
    { status: 'replayed' },
    { status: 'key_reused' },
    { status: 'insufficient_funds' },
  ]);
  expect(await realOf(player)).toBe(7n);
  expect(await transfersOf(player)).toHaveLength(2);
});

it('takes its locks in the order of players: two with the same players in opposite order both end', async () => {
  const players = Array.from({ length: 3 }, newPlayer);
  await postAll(players.map((player) => prize(player, 1n)));
  let both: Promise<unknown> | undefined;
  let attempts = 0;
  const counted = (inputs: readonly PostInput[]) =>
    test.db.transaction((tx) => {
      attempts += 1; // one that a deadlock ended is tried again
      return postMany(tx, inputs);
    });
  await test.db.transaction(async (tx) => {
    await post(tx, prize(players[1]!, 1n));
    both = Promise.all([
      counted(players.map((player) => prize(player, 1n))),
      counted(players.toReversed().map((player) => prize(player, 1n))),
    ]);
    both.catch(() => {});
    await untilWaitingForLocks(test.owner, 2);
  });
  await both;
  expect(attempts).toBe(2);
  expect(await Promise.all(players.map(realOf))).toEqual([3n, 4n, 3n]);
});

it('does what the posts one after another would do', async () => {
  const move = fc.record({
    player: fc.nat(2),
    amount: fc.bigInt(1n, 30n),
    incoming: fc.boolean(),
    key: fc.nat(6),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 10 }), async (moves) => {
      const sides = [1, 2].map(() => Array.from({ length: 3 }, newPlayer));
      const keys = Array.from({ length: 7 }, () => randomUUID());
      const [together, apart] = sides.map((players) =>
        moves.map(({ player, amount, incoming, key }) => ({
          ...(incoming ? prize : debit)(players[player]!, amount),
          key: keys[key]!,
        })),
      );
      const results = [];
      for (const input of apart!) results.push(await test.db.transaction((tx) => post(tx, input)));
      expect(await postAll(together!)).toEqual(results);
      const [left, right] = await Promise.all(sides.map((players) => Promise.all(players.map(realOf))));
      expect(left).toEqual(right);
    }),
    { numRuns: 40 },
  );
});
