import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StoredFact } from '../../../platform/outbox.ts';
import { setHouseBreak } from '../../people/house-rules/feature.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { paymentsReaders } from './payments-readers.ts';
import { findPayIn } from './payments-store.ts';
import { ASK_AFTER_MS, ASK_AGAIN_AFTER_MS, CLOSE_AFTER_MS } from './sweep-pay-ins.ts';

const {
  database,
  clock,
  found,
  provider,
  failed,
  reset,
  sweep,
  askAboutGivenUp,
  resting,
  started,
  balanceOf,
  takeReport,
} = await createPaymentsFixture();
afterAll(() => database.drop());
beforeEach(reset);

test('a lost webhook is made up for by asking', async () => {
  const { player, paid } = await started();
  provider.status = paid;
  clock.setOffset(3 * 60_000);
  await sweep();
  await sweep();
  expect(await balanceOf(player)).toBe(10_000n);
});

test('of a player who stopped every open page is closed with the next sweep, and what they had paid is theirs', async () => {
  const { player, payIn, paid } = await started();
  const other = await started();
  await database.owner.query(
    `INSERT INTO play_stop (player_id, place, kind, began_at) VALUES ($1, 1, 'exclusion', now())`,
    [player.playerId],
  );
  await sweep();
  expect(provider.closed).toEqual([]); // It is asked every two minutes, and by the fact at once:
  const [closing] = paymentsReaders;
  const facts = [{ playerId: player.playerId }] as StoredFact[];
  await database.db.transaction(async (tx) => void (await closing!.handle(tx, facts)));
  provider.status = paid;
  await sweep();
  expect(provider.closed).toEqual([payIn.id]);
  expect(await balanceOf(player)).toBe(10_000n);
  expect(await balanceOf(other.player)).toBe(0n);
});

test('and of one whom the house gave a break', async () => {
  const { player, payIn } = await started();
  await database.db.transaction(async (tx) => {
    const until = new Date(clock.now().getTime() + 86_400_000);
    const set = { by: 'somebody', reason: 'a test', now: clock.now() };
    await setHouseBreak(tx, { playerId: player.playerId, until }, set);
  });
  const [fact] = await database.owner.query<StoredFact>(
    `SELECT topic, player_id AS "playerId" FROM outbox WHERE player_id = $1 AND topic = 'house-break.set'`,
    [player.playerId],
  );
  const [closing] = paymentsReaders;
  expect(closing!.topics).toContain(fact!.topic);
  await database.db.transaction(async (tx) => void (await closing!.handle(tx, [fact!])));
  await sweep();
  expect(provider.closed).toEqual([payIn.id]);
});

test('an old pay-in expires when the provider has closed it, not while it cannot be asked', async () => {
  const { payIn } = await started();
  const stateOf = async () => (await findPayIn(database.db, payIn.id))?.state;
  clock.setOffset(CLOSE_AFTER_MS + 1_000);
  provider.isDown = true;
  await sweep();
  expect(await stateOf()).toBe('CREATED');
  provider.isDown = false;
  clock.setOffset(CLOSE_AFTER_MS + ASK_AFTER_MS + 2_000);
  await sweep();
  expect(await stateOf()).toBe('EXPIRED');
});

/** Pay-ins in the order the sweep asks about them, with what the provider says to each: its answer or nothing. */
async function startedInTurn(answers: ('paid' | 'none' | 'throws')[]) {
  const asked: string[] = [];
  await database.owner.query(`UPDATE pay_in SET asked_at = 'infinity'`);
  const payIns = await Promise.all(answers.map(() => started()));
  for (const [turn, { payIn }] of payIns.entries())
    await database.owner.query(`UPDATE pay_in SET asked_at = to_timestamp($2::bigint) WHERE id = $1`, [
      payIn.id,
      turn,
    ]);
  provider.reportOn = async ({ reference }) => {
    const turn = payIns.findIndex(({ payIn }) => payIn.id === reference);
    asked.push(`${turn}`);
    if (answers[turn] === 'throws') throw new Error('not what was agreed');
    return answers[turn] === 'none' ? 'unavailable' : payIns[turn]!.paid;
  };
  const paid = async () => Promise.all(payIns.map(async ({ player }) => (await balanceOf(player)) > 0n));
  return { asked, paid, ids: payIns.map(({ payIn }) => payIn.id) };
}

test('a pay-in that fails, or that the provider does not answer about, keeps nothing from the others', async () => {
  const { asked, paid, ids } = await startedInTurn(['throws', 'none', 'paid', 'none', 'none', 'paid']);
  await sweep();
  expect(await paid()).toEqual([false, false, true, false, false, true]);
  expect(failed).toEqual([ids[0]]);
  expect(resting()).toEqual([ids[0]]);
  await sweep();
  expect(asked).toEqual(['0', '1', '2', '3', '4', '5']); // Not again at once.
});

test('a provider that is away is asked three times a run, and the next run begins with others', async () => {
  const { asked, paid } = await startedInTurn(['none', 'none', 'none', 'paid', 'paid']);
  await sweep();
  expect(asked).toEqual(['0', '1', '2']);
  await sweep();
  expect(await paid()).toEqual([false, false, false, true, true]);
  clock.setOffset(ASK_AFTER_MS + 1_000);
  await sweep();
  expect(asked.slice(5).toSorted()).toEqual(['0', '1', '2']);
});

test('a payment that failed is asked about once more until there is an answer, and found late where it was paid after all', async () => {
  const { player, payIn, paid } = await started();
  await takeReport('failed first', { ...paid, type: 'pay-in.failed' });
  const asked: string[] = [];
  let answer: Awaited<ReturnType<NonNullable<typeof provider.reportOn>>> = 'unavailable';
  provider.reportOn = async ({ reference }) => (asked.push(reference), answer);
  clock.setOffset(ASK_AGAIN_AFTER_MS - 60_000);
  await askAboutGivenUp();
  expect(asked).toEqual([]);
  clock.setOffset(ASK_AGAIN_AFTER_MS + 60_000);
  await askAboutGivenUp();
  expect([asked, resting()]).toEqual([[payIn.id], [payIn.id]]);
  answer = paid;
  clock.setOffset(ASK_AGAIN_AFTER_MS + 3 * 60_000);
  for (let times = 0; times < 2; times++) await askAboutGivenUp();
  expect(asked).toEqual([payIn.id, payIn.id]);
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('LATE');
  expect(found).toEqual([['late', payIn.id]]);
  expect(await balanceOf(player)).toBe(0n);
});

test('a payment whose currency the provider tells otherwise is kept for a person once, however often it is asked', async () => {
  const { payIn, paid } = await started();
  await database.owner.query(`UPDATE pay_in SET asked_at = 'infinity' WHERE id <> $1`, [payIn.id]);
  provider.status = { ...paid, currency: 'EUR' };
  for (let times = 1; times <= 2; times++) {
    clock.setOffset(times * (ASK_AFTER_MS + 60_000));
    await sweep();
  }
  expect(found).toEqual([['mismatch', payIn.id]]);
});
