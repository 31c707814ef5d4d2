import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { startProviderHouse, PROVIDER, type ProviderHouse } from './providers.fixture.ts';
import { lockNames } from './transactions-store.ts';
import { seatAt } from './wallet.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

const DAY_MS = 24 * 3_600_000;

/** A run of the job a day from now, and a little less or more. @returns what failed */
async function abandon(moreMs: number, failed: string[] = []): Promise<string[]> {
  const clock = { now: () => new Date(Date.now() + DAY_MS + moreMs) };
  const apart = createEachApart({ clock, failed: ({ row }) => failed.push(row) });
  const endBonus = async () => undefined;
  await abandonRounds({ db: house.db, clock, endBonus }, apart, new AbortController().signal);
  return failed;
}

const stateOf = async (roundId: string) =>
  (
    await house.owner.query<{ state: string }>('SELECT state FROM provider_round WHERE round_id = $1', [
      roundId,
    ])
  )[0]?.state;

test('a round nobody ended is given up, takes no more bets, and still pays a late win', async () => {
  const seat = await seatAt(house);
  const roundId = randomUUID();
  await seat.bet({ roundId });
  expect(await abandon(1)).toEqual([]);
  expect((await seat.bet({ roundId })).status).toBe('round_closed');
  expect(await seat.win({ roundId, amountMinor: '500' })).toMatchObject({
    status: 'ok',
    balanceMinor: '100400',
  });
  expect((await seat.endRound({ roundId })).status).toBe('ok');
  expect((await seat.win({ roundId, amountMinor: '500' })).status).toBe('round_closed');
});

test('what is a day old is given up, the rest is left', async () => {
  const seat = await seatAt(house);
  const [old, young] = [randomUUID(), randomUUID()];
  await seat.bet({ roundId: old });
  await seat.bet({ roundId: young });
  await house.owner.query(
    `UPDATE provider_round SET changed_at = changed_at - interval '5 minutes' WHERE round_id = $1`,
    [old],
  );
  await abandon(-60_000);
  expect((await seat.bet({ roundId: old })).status).toBe('round_closed');
  expect((await seat.bet({ roundId: young })).status).toBe('ok');
});

test('a round that cannot be given up holds up no other', async () => {
  const seat = await seatAt(house);
  const [bad, good] = [randomUUID(), randomUUID()];
  await seat.bet({ roundId: bad });
  await seat.bet({ roundId: good });
  await house.owner.query(`
CREATE FUNCTION refuse_round() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted'; END $$;
CREATE TRIGGER refuse BEFORE UPDATE ON provider_round FOR EACH ROW WHEN (NEW.round_id = '${bad}')
EXECUTE FUNCTION refuse_round()`);
  expect(await abandon(1)).toEqual([`${PROVIDER} ${bad}`]);
  expect([await stateOf(bad), await stateOf(good)]).toEqual(['open', 'abandoned']);
  await house.owner.query('DROP TRIGGER refuse ON provider_round');
  expect(await abandon(1)).toEqual([]);
  expect(await stateOf(bad)).toBe('abandoned');
});

test('a round that its studio touches meanwhile is not given up', async () => {
  const seat = await seatAt(house);
  const roundId = randomUUID();
  await seat.bet({ roundId });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const call = house.db.transaction(async (tx) => {
    await lockNames(tx, [`round ${PROVIDER} ${roundId}`]);
    begun.resolve();
    await goOn.promise;
    await tx.query(
      `UPDATE provider_round SET changed_at = changed_at + interval '1 hour' WHERE round_id = $1`,
      [roundId],
    );
  });
  await begun.promise;
  const run = abandon(1);
  await untilWaitingForLocks(house.owner, 1);
  goOn.resolve();
  await call;
  expect(await run).toEqual([]);
  expect(await stateOf(roundId)).toBe('open');
});
