import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { betOf, createRoundsFixture } from './rounds.fixture.ts';
import { verifyBooks } from './verify-books.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let players: bigint[];

beforeAll(async () => {
  fixture = await createRoundsFixture();
  const server = fixture.createProcess();
  players = await Promise.all([1, 2, 3].map(() => fixture.player('UA', 10_000n)));
  for (let n = 0; n < 10; n++) await Promise.all(players.map((player) => server.rounds.play(betOf(player))));
  const rotated = await server.fairness.rotate({ playerId: players[0]!, activeId: '1', clientSeed: 'mine' });
  expect(rotated.ok).toBe(true);
});
afterAll(() => fixture.drop());

/** Constraints that would not let the faults in; a verifier must find them without. */
const WALLS = [
  'ALTER TABLE ledger_account DROP CONSTRAINT IF EXISTS ledger_account_amount_minor_check',
  'ALTER TABLE ledger_transfer DROP CONSTRAINT IF EXISTS ledger_transfer_check, DROP CONSTRAINT IF EXISTS ledger_transfer_check1, DROP CONSTRAINT IF EXISTS ledger_transfer_balance_after_minor_check',
  'ALTER TABLE round DROP CONSTRAINT IF EXISTS round_pkey',
];

/** [what is wrong, the statement that makes it so, the check that must see it]; player 2 is hurt. */
const FAULTS = [
  [
    'a balance out of nothing',
    "UPDATE ledger_account SET amount_minor = amount_minor + 1 WHERE player_id = 2 AND kind = 'real'",
    'projection',
  ],
  [
    'a lost version',
    "UPDATE ledger_account SET version = version + 1 WHERE player_id = 2 AND kind = 'real'",
    'projection',
  ],
  [
    'an account that is gone',
    "DELETE FROM ledger_account WHERE player_id = 2 AND kind = 'real'",
    'projection',
  ],
  [
    'a negative balance',
    "UPDATE ledger_account SET amount_minor = -1 WHERE player_id = 2 AND kind = 'real'",
    'negative',
  ],
  [
    'a transfer between two players',
    "UPDATE ledger_transfer SET debit = 'player', credit = 'player' WHERE player_id = 2 AND version = 2",
    'double-entry',
  ],
  [
    'a transfer inside the house',
    "UPDATE ledger_transfer SET debit = 'bets' , credit = 'wins' WHERE player_id = 2 AND version = 2",
    'double-entry',
  ],
  [
    'a changed amount',
    'UPDATE ledger_transfer SET amount_minor = amount_minor + 1 WHERE player_id = 2 AND version = 2',
    'chain',
  ],
  ['a missing transfer', 'DELETE FROM ledger_transfer WHERE player_id = 2 AND version = 3', 'chain'],
  [
    'a balance that does not continue',
    'UPDATE ledger_transfer SET balance_before_minor = balance_before_minor + 5, balance_after_minor = balance_after_minor + 5 WHERE player_id = 2 AND version = 3',
    'chain',
  ],
  [
    'a win that was never paid',
    'UPDATE round SET win_minor = win_minor + 100 WHERE player_id = 2 AND nonce = 4',
    'round-transfers',
  ],
  ['a round that is gone', 'DELETE FROM round WHERE player_id = 2 AND nonce = 9', 'round-transfers'],
  [
    'another balance on the round',
    'UPDATE round SET balance_after_minor = balance_after_minor + 1 WHERE player_id = 2 AND nonce = 4',
    'round-transfers',
  ],
  [
    'another kind of money on the round',
    "UPDATE round SET kind = 'play' WHERE player_id = 2 AND nonce = 4",
    'round-transfers',
  ],
  ['a post that is gone', 'DELETE FROM ledger_post WHERE player_id = 2', 'post-transfers'],
  ['a nonce used twice', 'UPDATE round SET nonce = 3 WHERE player_id = 2 AND nonce = 4', 'nonces'],
  [
    'a seat that forgot a round',
    'UPDATE player_seat SET next_nonce = next_nonce - 1 WHERE player_id = 2',
    'nonces',
  ],
  [
    'a revealed pair with a round too many',
    'UPDATE seed_pair SET rounds = rounds - 1 WHERE player_id = 1 AND number = 1',
    'nonces',
  ],
  [
    'a seat on a revealed pair',
    'UPDATE seed_pair SET revealed_at = now(), rounds = 10 WHERE player_id = 2 AND number = 1',
    'seats',
  ],
] as const;

describe('the verification', () => {
  beforeEach(async () => {
    const report = await verifyBooks(fixture.owner);
    expect(report.checks.filter((check) => check.difference)).toEqual([]);
    expect(report.ok).toBe(true);
  });

  it.each(FAULTS)('sees %s', async (_, fault, check) => {
    const [player] = players;
    expect(player).toBe(1n);
    const tables = ['ledger_account', 'ledger_transfer', 'ledger_post', 'round', 'player_seat', 'seed_pair'];
    for (const table of tables) await fixture.owner.query(`CREATE TABLE saved_${table} AS TABLE ${table}`);
    for (const wall of WALLS) await fixture.owner.query(wall);
    try {
      await fixture.owner.query(fault);
      const report = await verifyBooks(fixture.owner);
      expect(report.ok).toBe(false);
      expect(report.checks.filter((each) => each.difference).map((each) => each.name)).toContain(check);
    } finally {
      for (const table of tables) {
        await fixture.owner.query(`TRUNCATE ${table}`);
        await fixture.owner.query(`INSERT INTO ${table} TABLE saved_${table}`);
        await fixture.owner.query(`DROP TABLE saved_${table}`);
      }
    }
  });

  it('agrees with itself while rounds are played', async () => {
    const server = fixture.createProcess();
    let playing = true;
    const play = async (player: bigint) => {
      while (playing) await server.rounds.play(betOf(player));
    };
    const players = await Promise.all([1, 2, 3, 4].map(() => fixture.player('UA', 1_000_000n)));
    const rounds = players.map(play);
    for (let n = 0; n < 5; n++)
      expect((await verifyBooks(fixture.owner)).checks.filter((each) => each.difference)).toEqual([]);
    playing = false;
    await Promise.all(rounds);
  });
});
