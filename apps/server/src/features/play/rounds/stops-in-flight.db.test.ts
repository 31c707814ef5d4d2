import { randomUUID } from 'node:crypto';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { afterAll, expect, it } from 'vitest';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { NewGift } from '../../rewards/gifts/gifts-store.ts';
import { giveGift } from '../../rewards/gifts/feature.ts';
import { giveBonus } from '../../rewards/purses/purses.fixture.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { betOf, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();
// No server made these rows, and the books would say so.
afterAll(async () => {
  await fixture.owner.query('DELETE FROM house_rule');
  await fixture.owner.query('DELETE FROM player');
});

const STOP = `INSERT INTO play_stop (player_id, place, kind, began_at, until_at)
VALUES ($1, 1, $2, now(), now() + CASE $2 WHEN 'break' THEN interval '1 day' ELSE interval '1 year' END)`;

const HOUSE_BREAK = `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason)
VALUES ($1, 'break', now() + interval '1 day', now(), 'test', 'a test')`;

/** A player of whose account there is a row, too. */
async function newAccount(): Promise<bigint> {
  const playerId = await fixture.player('UA', 1_000_000n);
  await fixture.owner.query(
    `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, email_verified_at, created_at)
     OVERRIDING SYSTEM VALUE SELECT id, e, e, '$argon2id$', 'Kite-' || id, 'UA', 'ua', 'rino', 21, now(), now()
     FROM (VALUES ($1::bigint, 'stops' || $1::bigint || '@mail.example')) AS p (id, e)`,
    [playerId],
  );
  await fixture.db.transaction((tx) => appendFacts(tx, [{ playerId, topic: 'account.opened', payload: {} }]));
  return playerId;
}

/** What begins while a stop is being written, and waits for it. */
const stopMeanwhile = <T>(playerId: bigint, begin: () => Promise<T>): Promise<T> =>
  fixture.db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await tx.query(STOP, [playerId, 'exclusion']);
    await forgetSeatRules(tx, playerId);
    const begun = await begin();
    await untilWaitingForLocks(fixture.owner, 1);
    return begun;
  });

it.each(['break', 'exclusion'])(
  'with twenty in flight over three processes, not one stake is taken after a %s has committed',
  async (kind) => {
    const playerId = await fixture.player('UA', 1_000_000n);
    await server.fairness.seats.of(playerId);
    const others = Array.from({ length: 3 }, () => fixture.createProcess());
    for (const { fairness } of others) await fairness.seats.of(playerId);
    const bets: Promise<string>[] = [];
    await fixture.db.transaction(async (tx) => {
      await tx.query(STOP, [playerId, kind]);
      await forgetSeatRules(tx, playerId);
      for (let n = 0; n < 20; n += 1)
        bets.push(
          others[n % others.length]!.rounds.play(betOf(playerId)).then((played) =>
            isRefusal(played) ? (played.details as PlayRuleRefusal).rule : 'settled',
          ),
        );
      await untilWaitingForLocks(fixture.owner, others.length);
    });
    expect(new Set(await Promise.all(bets))).toEqual(new Set([kind]));
    expect(await fixture.db.query('SELECT FROM round WHERE player_id = $1', [playerId])).toEqual([]);
  },
);

it('holds for who stopped before they had a seat', async () => {
  const playerId = await fixture.player('UA', 1_000_000n);
  await fixture.db.query(STOP, [playerId, 'exclusion']);
  await server.fairness.seats.of(playerId);
  expect(await server.rounds.play(betOf(playerId))).toMatchObject({
    details: { rule: 'exclusion', until: null },
  });
});

it('holds for a seat that was being made while its player stopped', async () => {
  const playerId = await newAccount();
  const { seat } = await stopMeanwhile(playerId, async () => ({ seat: server.fairness.seats.of(playerId) }));
  await seat;
  expect(await server.rounds.play(betOf(playerId))).toMatchObject({ details: { rule: 'exclusion' } });
});

it('a round of several steps that was open is played to its end, and no other is opened', async () => {
  const playerId = await fixture.player('UA', 1_000_000n);
  await server.fairness.seats.of(playerId);
  const bet = betOf(playerId, { game: 'pearl-reef', mode: 'traps-1' });
  expect(await server.rounds.play(bet)).toMatchObject({ state: 'open' });
  await fixture.db.transaction(async (tx) => {
    await tx.query(STOP, [playerId, 'exclusion']);
    await forgetSeatRules(tx, playerId);
  });
  expect(await server.rounds.play(betOf(playerId))).toMatchObject({ details: { rule: 'exclusion' } });
  const stepped = await server.rounds.step({
    playerId,
    key: bet.key,
    step: 0,
    choice: [1],
    requestId: 'test',
  });
  expect(stepped).not.toHaveProperty('refused');
});

it('is given no rounds that were on their way while they stopped', async () => {
  const playerId = await newAccount();
  const gift: NewGift = {
    ...{ playerId, id: randomUUID(), rounds: 5, games: ['sunny-orchard'], stakeMinor: 200n },
    ...{ currency: 'UAH', terms: { endsAs: 'real', maximumWinMinor: null } },
    ...{ expiresAt: null, now: server.clock.now() },
  };
  const { given } = await stopMeanwhile(playerId, async () => ({
    given: fixture.db.transaction((tx) => giveGift(tx, gift)),
  }));
  expect(await given).toBe(false);
});

it('nor a bonus', async () => {
  const playerId = await newAccount();
  await server.fairness.seats.prepare(playerId);
  const bonus = { amountMinor: 1_000n, wagerMinor: 1_000n };
  const { given } = await stopMeanwhile(playerId, async () => ({
    given: expect(giveBonus(fixture, server, playerId, bonus)).rejects.toThrow('expected false to be true'),
  }));
  await given;
});

it('a break that the house set is one: no bonus while it lasts', async () => {
  const playerId = await newAccount();
  await fixture.db.query(HOUSE_BREAK, [playerId]);
  const bonus = { amountMinor: 1_000n, wagerMinor: 1_000n };
  await expect(giveBonus(fixture, server, playerId, bonus)).rejects.toThrow('expected false to be true');
});

it('is given no bonus, and none that waited begins', async () => {
  const playerId = await fixture.player('UA', 1_000_000n);
  await fixture.db.query(STOP, [playerId, 'break']);
  const bonus = { amountMinor: 1_000n, wagerMinor: 1_000n };
  await expect(giveBonus(fixture, server, playerId, bonus)).rejects.toThrow('expected false to be true');
});
