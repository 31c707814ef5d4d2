import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { decideHeldWin } from './decide-held-win.ts';
import { PROVIDER } from './providers.fixture.ts';
import { HOUR_MS, openStudioHouse, takeSeat, twoIds } from './studio-seat.fixture.ts';
import { planStudioVoid, voidStudioRound } from './void-studio-round.ts';

const studio = await openStudioHouse();
const { house, clock } = studio;

const OVER_BOUND = '900000000000';

/** The facts of a round, in the order in which they were told: topic, stake, win and why again. */
async function toldOf(roundId: string): Promise<unknown[][]> {
  const facts = await house.owner.query<{ topic: string; payload: Record<string, string> }>(
    `SELECT topic, payload FROM (SELECT 0 AS waits, position AS place, topic, payload FROM fact
  UNION ALL SELECT 1, id, topic, payload FROM outbox) AS f WHERE payload->>'round' = $1 ORDER BY waits, place`,
    [roundId],
  );
  return facts.map(({ topic, payload: { stakeMinor, winMinor, again } }) => [
    topic.replace('provider-round.', ''),
    ...[stakeMinor, winMinor],
    ...(again === undefined ? [] : [again]),
  ]);
}

async function giveUp(): Promise<void> {
  clock.setOffset(25 * HOUR_MS);
  const apart = createEachApart({ clock, failed: ({ row }) => expect(row).toBeUndefined() });
  const endBonus = async () => undefined;
  await abandonRounds({ db: house.db, clock, endBonus }, apart, new AbortController().signal);
}

async function voidByHouse(roundId: string): Promise<void> {
  await house.db.transaction(async (tx) => {
    const plan = await planStudioVoid(tx, { provider: PROVIDER, roundId });
    if ('against' in plan) throw new Error(plan.against);
    await voidStudioRound(tx, plan, { requestId: 'the-void', now: clock.now() });
  });
}

test('an ended round is told once, with its name and when it began', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  const { roundId } = twoIds();
  const before = clock.now().toISOString();
  await one.bet({ roundId });
  const after = clock.now().toISOString();
  clock.setOffset(60_000);
  await one.bet({ roundId });
  await one.win({ roundId, amountMinor: '300', endRound: true });
  await one.end(roundId);
  expect(await toldOf(roundId)).toEqual([['ended', '2000', '300']]);
  const [fact] = await house.owner.query<{ startedAt: string }>(
    `SELECT payload->>'startedAt' AS "startedAt" FROM (SELECT payload FROM fact UNION ALL SELECT payload FROM outbox) AS f
WHERE payload->>'round' = $1`,
    [roundId],
  );
  expect(before <= fact!.startedAt && fact!.startedAt <= after).toBe(true);
});

test('a bet rolled back while its round is open takes nothing back: the end tells what is left', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  const { roundId, transactionId } = twoIds();
  await one.bet({ roundId, transactionId });
  await one.bet({ roundId, amountMinor: '500' });
  await one.rollback({ roundId, betTransactionId: transactionId });
  await one.end(roundId);
  expect(await toldOf(roundId)).toEqual([['ended', '500', '0']]);
});

test('a round rolled back whole before its end is never told', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  const { roundId, transactionId } = twoIds();
  await one.bet({ roundId, transactionId });
  await one.rollback({ roundId, betTransactionId: transactionId });
  await one.end(roundId);
  expect(await toldOf(roundId)).toEqual([]);
});

test('a win after the round was given up takes back what was told and tells it with the win', async () => {
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n });
  const { roundId } = twoIds();
  await one.bet({ roundId });
  await giveUp();
  await one.win({ roundId, amountMinor: '1000' });
  await one.end(roundId);
  expect(await toldOf(roundId)).toEqual([
    ['ended', '1000', '0'],
    ['taken-back', '1000', '0'],
    ['ended', '1000', '1000', 'win'],
  ]);
  const parts = await house.owner.query(
    `SELECT payload->>'bonusStakeMinor' AS stake, payload->>'bonusWinMinor' AS win FROM (SELECT payload, topic FROM fact
  UNION ALL SELECT payload, topic FROM outbox) AS f WHERE payload->>'round' = $1 AND topic LIKE '%taken-back'`,
    [roundId],
  );
  expect(parts).toEqual([{ stake: '700', win: '0' }]);
});

test('a bet rolled back after the round was given up takes it back, and tells what still stands', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  const { roundId, transactionId } = twoIds();
  const second = randomUUID();
  await one.bet({ roundId, transactionId });
  await one.bet({ roundId, transactionId: second, amountMinor: '500' });
  await giveUp();
  await one.rollback({ roundId, betTransactionId: transactionId });
  await one.rollback({ roundId, betTransactionId: second });
  expect(await toldOf(roundId)).toEqual([
    ['ended', '1500', '0'],
    ['taken-back', '1500', '0'],
    ['ended', '500', '0', 'rollback'],
    ['taken-back', '500', '0'],
  ]);
});

test('a void of a given up round takes it back once, whole', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  const [open, over] = [twoIds().roundId, twoIds().roundId];
  await one.bet({ roundId: open });
  await voidByHouse(open);
  await one.bet({ roundId: over });
  await one.bet({ roundId: over, amountMinor: '500' });
  await giveUp();
  await voidByHouse(over);
  expect(await toldOf(over)).toEqual([
    ['ended', '1500', '0'],
    ['taken-back', '1500', '0'],
  ]);
  expect(await toldOf(open)).toEqual([]);
});

test('a held win that is released after the end is told anew, a refused one is not', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
  for (const decision of ['released', 'refused'] as const) {
    const { roundId, transactionId } = twoIds();
    await one.bet({ roundId });
    await one.win({ roundId, transactionId, amountMinor: OVER_BOUND, endRound: true });
    await house.db.transaction((tx) =>
      decideHeldWin(tx, { provider: PROVIDER, transactionId, decision, reason: 'a test' }, clock.now()),
    );
    const again = [
      ['taken-back', '1000', '0'],
      ['ended', '1000', OVER_BOUND, 'win'],
    ];
    expect(await toldOf(roundId)).toEqual([
      ['ended', '1000', '0'],
      ...(decision === 'released' ? again : []),
    ]);
  }
});
