import { randomUUID } from 'node:crypto';
import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Seat, Table } from '../table.ts';
import type { Answer } from '../wallet-client.ts';

/** Bonus money of two stakes, which the player's stakes take first. */
const giveBonus = (table: Table, { playerId }: Seat): Promise<unknown> =>
  table.control('give-bonus', {
    playerId,
    bonusId: randomUUID(),
    amountMinor: String(2n * table.stakeMinor),
  });

/** A player with a bet of three stakes under a bonus of two: one of own money, two of bonus money. */
async function seatWithSplitBet(table: Table) {
  const seat = await table.sit();
  await giveBonus(table, seat);
  const bet = {
    roundId: table.newId(),
    transactionId: table.newId(),
    amountMinor: String(3n * table.stakeMinor),
  };
  const answer = await seat.bet(bet);
  expectStatus(answer, 'ok', 'the bet');
  return { seat, bet, answer };
}

function expectParts({ parts }: Answer, realMinor: bigint, bonusMinor: bigint, what: string): void {
  expectSame(
    { realMinor: parts?.realMinor, bonusMinor: parts?.bonusMinor },
    { realMinor: String(realMinor), bonusMinor: String(bonusMinor) },
    `the parts of ${what}`,
  );
}

/** What the balance is made of. @throws where the parts are not the whole */
async function heldBy(table: Table, { token }: Seat): Promise<{ realMinor: bigint; bonusMinor: bigint }> {
  const { balanceMinor, balanceParts } = await table.call('balance', { token });
  const realMinor = BigInt(balanceParts?.realMinor ?? -1);
  const bonusMinor = BigInt(balanceParts?.bonusMinor ?? -1);
  expectSame(balanceMinor, String(realMinor + bonusMinor), 'the balance beside its parts');
  return { realMinor, bonusMinor };
}

/** What was done must have moved each kind of money by exactly this. */
async function expectHeld(
  table: Table,
  seat: Seat,
  by: { realMinor: bigint; bonusMinor: bigint },
  work: () => Promise<void>,
): Promise<void> {
  const before = await heldBy(table, seat);
  await work();
  const after = await heldBy(table, seat);
  const moved = [after.realMinor - before.realMinor, after.bonusMinor - before.bonusMinor].map(String);
  expectSame(moved, [by.realMinor, by.bonusMinor].map(String), 'own money and bonus money moved');
}

export const PURSE_CHECKS: readonly Check[] = [
  {
    name: 'parts-told',
    says: 'A balance says what of it is bonus money, all of it can be played with, and a bet says what it took of each.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 2n * table.stakeMinor, async () => void (await giveBonus(table, seat)));
      const held = await heldBy(table, seat);
      expectSame(String(held.bonusMinor), String(2n * table.stakeMinor), 'the bonus money');
      const { parts } = await seat.bet();
      const taken = BigInt(parts?.realMinor ?? -1) + BigInt(parts?.bonusMinor ?? -1);
      expectSame(String(taken), String(table.stakeMinor), 'the parts of the bet together');
    },
  },
  {
    name: 'bet-parts',
    says: 'A bet under a bonus takes of both kinds of money in the order of the bonus, and its repeat is given the same parts.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      await giveBonus(table, seat);
      const [realMinor, bonusMinor] = [-table.stakeMinor, -2n * table.stakeMinor];
      const bet = { roundId: table.newId(), transactionId: table.newId() };
      const amount = { amountMinor: String(3n * table.stakeMinor) };
      await expectHeld(table, seat, { realMinor, bonusMinor }, async () => {
        const first = await seat.bet({ ...bet, ...amount });
        expectStatus(first, 'ok', 'the bet');
        expectParts(first, -realMinor, -bonusMinor, 'the bet');
        expectParts(await seat.bet({ ...bet, ...amount }), -realMinor, -bonusMinor, 'the repeat');
      });
    },
  },
  {
    name: 'bonus-of-first-bet',
    says: 'A round belongs to the bonus of its first bet: one that was begun without takes own money to its end.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet before the bonus');
      await giveBonus(table, seat);
      await expectHeld(table, seat, { realMinor: -table.stakeMinor, bonusMinor: 0n }, async () =>
        expectStatus(await seat.bet({ roundId }), 'ok', 'the bet under it'),
      );
    },
  },
  {
    name: 'win-parts',
    says: 'A win goes the way its stakes came: its bonus part is rounded down, the rest is own money.',
    needsControl: true,
    run: async (table) => {
      const { seat, bet } = await seatWithSplitBet(table);
      await expectHeld(table, seat, { realMinor: 167n, bonusMinor: 333n }, async () => {
        const win = await seat.win({ roundId: bet.roundId, amountMinor: '500' });
        expectStatus(win, 'ok', 'the win');
        expectParts(win, 167n, 333n, 'the win');
      });
    },
  },
  {
    name: 'rollback-parts',
    says: 'A rollback returns the very parts that the bet took.',
    needsControl: true,
    run: async (table) => {
      const { seat, bet } = await seatWithSplitBet(table);
      const [realMinor, bonusMinor] = [table.stakeMinor, 2n * table.stakeMinor];
      await expectHeld(table, seat, { realMinor, bonusMinor }, async () => {
        const undo = { roundId: bet.roundId, betTransactionId: bet.transactionId };
        const undone = await seat.rollback(undo);
        expectStatus(undone, 'ok', 'the rollback');
        expectParts(undone, realMinor, bonusMinor, 'the rollback');
      });
    },
  },
];
