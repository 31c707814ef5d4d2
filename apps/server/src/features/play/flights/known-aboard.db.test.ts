import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { afterAll, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { expirePassport, knownPlayer } from '../rounds/known-player.fixture.ts';
import { createFlightsFixture } from './flights.fixture.ts';

const on = await createFlightsFixture();
afterAll(async () => {
  // They never signed up, of which the books would speak.
  for (const table of ['document', 'player_limit', 'player']) await on.owner.query(`DELETE FROM ${table}`);
  expect(await on.close()).toEqual([]);
});

const bet = async (playerId: bigint): Promise<string> => {
  const played = await on.bet(playerId, [120]);
  return isRefusal(played) ? (played.details as PlayRuleRefusal).rule : 'aboard';
};

test('nobody is aboard of whom it is not known who they are, also where that was lost on their way; who is aboard is paid', async () => {
  const [known, late, unknown] = [
    await knownPlayer(on, 1),
    await knownPlayer(on, 1),
    await knownPlayer(on, 0),
  ];
  for (const player of [known, late, unknown]) await on.house.fairness.seats.of(player);
  await on.openFlight((crashCenti) => crashCenti >= 150 && crashCenti <= 400);
  expect([await bet(known), await bet(unknown)]).toEqual(['aboard', 'verify_level']);
  await expirePassport(on, known);
  const bets: Promise<string>[] = [];
  await expirePassport(on, late, async () => {
    for (let n = 0; n < 4; n += 1) bets.push(bet(late));
    await untilWaitingForLocks(on.owner, 4);
  });
  expect(new Set(await Promise.all(bets))).toEqual(new Set(['verify_level']));
  const before = await on.paidTo(known);
  await on.land();
  expect((await on.paidTo(known)) - before).toBe(120);
});
