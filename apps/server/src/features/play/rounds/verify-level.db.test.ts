import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { afterAll, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { approvePassport, expirePassport, knownPlayer } from './known-player.fixture.ts';
import { betOf, openRoundsHouse, type RoundsProcess } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();
afterAll(async () => {
  // They never signed up, of which the books would speak.
  await fixture.owner.query('DELETE FROM document_page');
  for (const table of ['document', 'player_limit', 'region_wish'])
    await fixture.owner.query(`DELETE FROM ${table}`);
  await fixture.owner.query('DELETE FROM player');
});

const ruleOrSettled = async (
  playerId: bigint,
  change: Parameters<typeof betOf>[1] = {},
  by: RoundsProcess = server,
): Promise<string> => {
  const played = await by.rounds.play(betOf(playerId, change));
  return isRefusal(played)
    ? ((played.details as PlayRuleRefusal | undefined)?.rule ?? played.refused)
    : 'settled';
};

test('real money waits until it is known who the player is; the refusal says how far they are and how far they have to be', async () => {
  const playerId = await knownPlayer(fixture, 0);
  await server.fairness.seats.of(playerId);
  expect(await server.rounds.play(betOf(playerId))).toEqual({
    refused: 'user_cant_use_exception',
    details: {
      ...{
        rule: 'verify_level',
        period: null,
        currency: 'UAH',
        limitMinor: null,
        leftMinor: '0',
        until: null,
      },
      verify: { level: 0, needed: 1 },
    },
  });
  await approvePassport(fixture, playerId);
  expect(await ruleOrSettled(playerId)).toBe('settled');
});

test('play money is staked by whoever they are', async () => {
  const playerId = await knownPlayer(fixture, 0, 'KZ');
  await server.fairness.seats.of(playerId);
  expect(await ruleOrSettled(playerId, { region: 'KZ', kind: 'play', stakeMinor: '2000' })).toBe('settled');
});

test('of stakes that wait while a passport is being approved, each is judged by the level that is then', async () => {
  const playerId = await knownPlayer(fixture, 0);
  await server.fairness.seats.of(playerId);
  const others = Array.from({ length: 3 }, () => fixture.createProcess());
  for (const { fairness } of others) await fairness.seats.of(playerId);
  expect(await ruleOrSettled(playerId)).toBe('verify_level');
  const stakes: Promise<string>[] = [];
  await approvePassport(fixture, playerId, async () => {
    for (const other of others) stakes.push(ruleOrSettled(playerId, {}, other));
    await untilWaitingForLocks(fixture.owner, others.length);
  });
  expect(await Promise.all(stakes)).toEqual(['settled', 'settled', 'settled']);
});

test('with twenty in flight over three processes, not one stake is taken after the passport has run out', async () => {
  const playerId = await knownPlayer(fixture, 1);
  await server.fairness.seats.of(playerId);
  const others = Array.from({ length: 3 }, () => fixture.createProcess());
  for (const { fairness } of others) await fairness.seats.of(playerId);
  expect(await ruleOrSettled(playerId)).toBe('settled');
  const stakes: Promise<string>[] = [];
  await expirePassport(fixture, playerId, async () => {
    for (let n = 0; n < 20; n += 1) stakes.push(ruleOrSettled(playerId, {}, others[n % others.length]!));
    await untilWaitingForLocks(fixture.owner, others.length);
  });
  expect(new Set(await Promise.all(stakes))).toEqual(new Set(['verify_level']));
});

test('a round of several steps that was open is played to its end, and no other is opened', async () => {
  const playerId = await knownPlayer(fixture, 1);
  await server.fairness.seats.of(playerId);
  const bet = betOf(playerId, { game: 'pearl-reef', mode: 'traps-1' });
  expect(await server.rounds.play(bet)).toMatchObject({ state: 'open' });
  await expirePassport(fixture, playerId);
  expect(await ruleOrSettled(playerId)).toBe('verify_level');
  const step = { playerId, key: bet.key, step: 0, choice: [1], requestId: 'test' };
  expect(await server.rounds.step(step)).not.toHaveProperty('refused');
});

test('a wish to move where more is asked is enough, and so is being there still', async () => {
  const playerId = await knownPlayer(fixture, 0);
  await server.fairness.seats.of(playerId);
  const inEurope = `UPDATE player SET region = 'EU' WHERE id = $1`;
  await fixture.owner.query(inEurope, [playerId]);
  expect(await ruleOrSettled(playerId)).toBe('settled');
  await fixture.owner.query(
    `INSERT INTO region_wish (player_id, region, asked_at, takes_effect_at) VALUES ($1, 'UA', now(), now() + interval '1 day')`,
    [playerId],
  );
  await fixture.owner.query(`UPDATE player_seat SET rules_until = to_timestamp(0) WHERE player_id = $1`, [
    playerId,
  ]);
  expect(await ruleOrSettled(playerId)).toBe('verify_level');
});
