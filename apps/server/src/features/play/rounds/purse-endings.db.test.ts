import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { post } from '../../money/ledger/feature.ts';
import { setPlayRule } from '../../people/play-rules/feature.ts';
import { bonusStateOf, createBonusPlayer, partsHeldBy } from './purse.fixture.ts';
import { betOf, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();

const uah = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;
const runJob = () => server.purses.module.jobs![0]!.run(AbortSignal.timeout(60_000));

it.each(['REAL_FIRST', 'BONUS_FIRST'] as const)(
  'a stake that neither the money nor the rules allow is answered by the rule, %s',
  async (order) => {
    const bonus = { amountMinor: 100n, wagerMinor: 100_000n, terms: { order } };
    const { playerId } = await createBonusPlayer(fixture, server, { realMinor: 500n, ...bonus });
    const rule = { rule: 'loss_limit', period: 'day', ...uah(200n) } as const;
    await fixture.db.transaction((tx) => setPlayRule(tx, playerId, rule));
    const leftMinor = order === 'REAL_FIRST' ? '200' : '300';
    expect(await server.rounds.play(betOf(playerId, { stakeMinor: '1000' }))).toMatchObject({
      refused: 'user_cant_use_exception',
      details: { rule: 'loss_limit', leftMinor },
    });
  },
);

it('a refusal by a limit leaves no more than the bonus allows for one round', async () => {
  const bonus = { amountMinor: 9_000n, wagerMinor: 100_000n, terms: { maximumStakeMinor: 300n } };
  const { playerId } = await createBonusPlayer(fixture, server, { realMinor: 1_000n, ...bonus });
  const rule = { rule: 'stake_limit', period: 'day', ...uah(400n) } as const;
  await fixture.db.transaction((tx) => setPlayRule(tx, playerId, rule));
  expect(await server.rounds.play(betOf(playerId, { stakeMinor: '500' }))).toMatchObject({
    details: { rule: 'bonus_stake_maximum', leftMinor: '300' },
  });
});

it('a bonus that has run out is not played with, also where the job has not come by', async () => {
  const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
  const bonus = { amountMinor: 5_000n, wagerMinor: 100n, expiresAt };
  const { playerId, id } = await createBonusPlayer(fixture, server, { realMinor: 1_000n, ...bonus });
  await server.fairness.seats.of(playerId);
  server.clock.setOffset(2 * 3_600_000);
  // It would have done all the wagering.
  expect(await server.rounds.play(betOf(playerId, { stakeMinor: '500' }))).toMatchObject({
    parts: null,
  });
  server.clock.setOffset(0);
  expect(await bonusStateOf(fixture.db, playerId, id)).toBe('EXPIRED');
  expect(await partsHeldBy(fixture.db, playerId)).toMatchObject({ bonusMinor: 0n });
});

it('the job ends a bonus of crumbs whose last round could not, and leaves one alone whose round is open', async () => {
  const crumbs = { amountMinor: 99n, wagerMinor: 100_000n };
  const { playerId, id } = await createBonusPlayer(fixture, server, { realMinor: 0n, ...crumbs });
  const all = { amountMinor: 1_000n, wagerMinor: 100_000n };
  const other = await createBonusPlayer(fixture, server, { realMinor: 0n, ...all });
  const bet = betOf(other.playerId, { game: 'pearl-reef', mode: 'traps-1', stakeMinor: '1000' });
  expect(await server.rounds.play(bet)).toMatchObject({ state: 'open' });
  await runJob();
  expect(await bonusStateOf(fixture.db, playerId, id)).toBe('LOST');
  expect(await partsHeldBy(fixture.db, playerId)).toEqual({ realMinor: 0n, bonusMinor: 0n });
  expect(await bonusStateOf(fixture.db, other.playerId, other.id)).toBe('ACTIVATED');
});

it('what is wagered cannot be cancelled away', async () => {
  const bonus = { amountMinor: 700n, wagerMinor: 0n };
  const { playerId, id } = await createBonusPlayer(fixture, server, { realMinor: 0n, ...bonus });
  expect(await server.purses.cancel(playerId, id)).toEqual({ refused: 'conflict' });
  expect(await bonusStateOf(fixture.db, playerId, id)).toBe('FINISHED');
  expect(await partsHeldBy(fixture.db, playerId)).toEqual({ realMinor: 700n, bonusMinor: 0n });
});

it('what is posted to the bonus while it ends, ends with it', async () => {
  const bonus = { amountMinor: 700n, wagerMinor: 0n };
  const { playerId, id } = await createBonusPlayer(fixture, server, { realMinor: 0n, ...bonus });
  let ending: Promise<string | undefined> | undefined;
  await fixture.db.transaction(async (tx) => {
    const from = { owner: 'house', name: 'adjustments' } as const;
    const transfers = [{ from, to: { owner: 'player', kind: 'bonus' }, amountMinor: 30n } as const];
    const input = {
      playerId,
      currency: 'UAH',
      key: randomUUID(),
      operation: 'adjustment',
      transfers,
    } as const;
    expect(await post(tx, input)).toMatchObject({ status: 'posted' });
    ending = server.purses.endIfOver(playerId);
    await untilWaitingForLocks(fixture.owner, 1);
  });
  expect(await ending).toBe(id);
  expect(await partsHeldBy(fixture.db, playerId)).toEqual({ realMinor: 730n, bonusMinor: 0n });
});
