import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyBooks } from '../rounds/index.ts';
import { PROVIDER_BOOKS } from './provider-books-store.ts';
import { startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { seatAt } from './wallet.fixture.ts';

let house: ProviderHouse;
const [bet, back, free] = ['bet', 'back', 'free'].map((name) => `${name}-${randomUUID()}`) as [
  string,
  string,
  string,
];

beforeAll(async () => {
  house = await startProviderHouse();
  const seat = await seatAt(house);
  await seat.bet({ transactionId: bet, roundId: 'won' });
  await seat.win({ transactionId: `win-${bet}`, roundId: 'won', amountMinor: '250' });
  await seat.bet({ transactionId: back, roundId: 'back' });
  await seat.rollback({ roundId: 'back', betTransactionId: back });
  await seat.rollback({ roundId: 'stone', betTransactionId: 'stone' });
  const freeRoundsId = await seat.giveFreeRounds(2);
  await seat.bet({ transactionId: free, roundId: 'free', freeRoundsId });
  await seat.win({ roundId: 'free', amountMinor: '70' });
});
afterAll(() => house.close());

const FAULTS = [
  [
    'a bet without its transfer',
    `UPDATE provider_transaction SET ledger_key = '${randomUUID()}' WHERE transaction_id = '${bet}'`,
    'provider-money',
  ],
  [
    'another amount than was moved',
    `UPDATE provider_transaction SET amount_minor = amount_minor + 1 WHERE transaction_id = '${bet}'`,
    'provider-money',
  ],
  [
    'a win that nobody asked for',
    `DELETE FROM provider_transaction WHERE transaction_id = 'win-${bet}'`,
    'provider-money',
  ],
  [
    'a bet given back and standing',
    `UPDATE provider_transaction SET state = 'accepted' WHERE transaction_id = '${back}'`,
    'provider-rollbacks',
  ],
  [
    'a bet rolled back for nothing',
    `UPDATE provider_transaction SET state = 'rolled-back' WHERE transaction_id = '${bet}'`,
    'provider-rollbacks',
  ],
  [
    'a round with another win',
    `UPDATE provider_round SET win_minor = win_minor + 5 WHERE round_id = 'won'`,
    'provider-rounds',
  ],
  ['a round that is gone', `DELETE FROM provider_round WHERE round_id = 'won'`, 'provider-rounds'],
  [
    'a void round that says it is open',
    `UPDATE provider_round SET state = 'open' WHERE round_id = 'back'`,
    'provider-rounds',
  ],
  ['a free round not counted', `UPDATE provider_free_rounds SET used = 0`, 'provider-free-rounds'],
] as const;

const TABLES = ['provider_transaction', 'provider_round', 'provider_free_rounds'];

describe('the verification of providers', () => {
  test('agrees with what was played', async () => {
    const { checks } = await verifyBooks(house.owner, PROVIDER_BOOKS);
    expect(checks.filter(({ difference }) => difference)).toEqual([]);
  });

  test.each(FAULTS)('sees %s', async (_, fault, check) => {
    for (const table of TABLES) await house.owner.query(`CREATE TABLE saved_${table} AS TABLE ${table}`);
    try {
      await house.owner.query(fault);
      const { checks } = await verifyBooks(house.owner, PROVIDER_BOOKS);
      expect(checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(check);
    } finally {
      for (const table of TABLES) {
        await house.owner.query(`TRUNCATE ${table}`);
        await house.owner.query(`INSERT INTO ${table} TABLE saved_${table}`);
        await house.owner.query(`DROP TABLE saved_${table}`);
      }
    }
  });
});
