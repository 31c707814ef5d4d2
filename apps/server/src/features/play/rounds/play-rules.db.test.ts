import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { countedFrom, type PlayRule } from '@croupier/domain/people/play-rules';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { dropPlayRule, setPlayRule } from '../../people/play-rules/feature.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();

const GAME = 'sunny-orchard';

async function playerWith(...rules: PlayRule[]): Promise<bigint> {
  const playerId = await fixture.player('UA', 1_000_000n);
  await server.fairness.seats.of(playerId);
  await fixture.db.transaction(async (tx) => {
    for (const rule of rules) await setPlayRule(tx, playerId, rule);
  });
  return playerId;
}

/** Rounds that lose, one after another. @returns how each was answered: `settled`, or the rule that was against it */
async function lose(playerId: bigint, stakes: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const stakeMinor of stakes) {
    server.tape.put(playerId, GAME, [losingDraws()]);
    const played = await server.rounds.play(betOf(playerId, { stakeMinor }));
    answers.push(isRefusal(played) ? (played.details as PlayRuleRefusal).rule : 'settled');
  }
  return answers;
}

const money = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;

it.each(['stake_limit', 'loss_limit'] as const)(
  '%s: exactly so much is taken, and not a round more',
  async (rule) => {
    const playerId = await playerWith({ rule, period: 'day', ...money(1_000n) });
    expect(await lose(playerId, ['500', '300', '300', '200', '100'])).toEqual([
      'settled',
      'settled',
      rule,
      'settled',
      rule,
    ]);
  },
);

it('a blocked account stakes nothing, also where the call was let in before; open again, it stakes as ever', async () => {
  const playerId = await playerWith();
  await fixture.db.query(
    `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level, created_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, 'a@b.cc', 'a@b.cc', '$argon2id$', 'someone', 'EU', 'ua', 'rino', 21, 0, now())`,
    [playerId],
  );
  const desk = blockAccounts(fixture.db, () => new Date());
  expect(await lose(playerId, ['500'])).toEqual(['settled']);
  expect(await desk.block(playerId, 'documents were forged')).toBeUndefined();
  expect(await lose(playerId, ['500', '100'])).toEqual(['exclusion', 'exclusion']);
  expect(await desk.unblock(playerId)).toBeUndefined();
  expect(await lose(playerId, ['500'])).toEqual(['settled']);
  // No server made this row, and the books would say so.
  await fixture.owner.query('DELETE FROM player WHERE id = $1', [playerId]);
});

it('a refusal says what is left and when there is room again', async () => {
  const playerId = await playerWith({ rule: 'stake_limit', period: 'day', ...money(700n) });
  const hour = countedFrom('day', server.clock.now()).getTime();
  expect(await lose(playerId, ['500'])).toEqual(['settled']);
  const played = await server.rounds.play(betOf(playerId, { stakeMinor: '300' }));
  // What was staked in an hour leaves the day with that hour, an hour after a day.
  const until = new Date(hour + (24 + 24 + 1) * 3_600_000).toISOString();
  expect(played).toEqual({
    refused: 'user_cant_use_exception',
    details: {
      rule: 'stake_limit',
      period: 'day',
      currency: 'UAH',
      limitMinor: '700',
      leftMinor: '200',
      until,
    },
  });
  server.clock.setOffset(26 * 3_600_000);
  expect(await lose(playerId, ['300'])).toEqual(['settled']);
  server.clock.setOffset(0);
});

it('the most for one round, beside what is left', async () => {
  const playerId = await playerWith({ rule: 'stake_maximum', ...money(300n) });
  expect(await lose(playerId, ['300', '500', '300'])).toEqual(['settled', 'stake_maximum', 'settled']);
  await fixture.db.transaction((tx) => dropPlayRule(tx, playerId, { rule: 'stake_maximum' }));
  expect(await lose(playerId, ['500'])).toEqual(['settled']);
});

it('a break that begins and ends by itself', async () => {
  const from = new Date(server.clock.now().getTime() + 3_600_000);
  const until = new Date(from.getTime() + 3_600_000);
  const playerId = await playerWith({ rule: 'break', from, until });
  expect(await lose(playerId, ['100'])).toEqual(['settled']);
  server.clock.setOffset(90 * 60_000);
  expect(await lose(playerId, ['100'])).toEqual(['break']);
  server.clock.setOffset(150 * 60_000);
  expect(await lose(playerId, ['100'])).toEqual(['settled']);
  server.clock.setOffset(0);
});

it('what wins gives back what may be lost, and no more', async () => {
  const playerId = await playerWith({ rule: 'loss_limit', period: 'day', ...money(500n) });
  let left = 500n;
  for (let n = 0; n < 60; n += 1) {
    const played = await server.rounds.play(betOf(playerId));
    expect(isRefusal(played)).toBe(left < 100n);
    if (!isRefusal(played)) left += BigInt(played.winMinor) - 100n;
  }
});

it('a rule that a game of several steps is held to when it opens', async () => {
  const playerId = await playerWith({ rule: 'stake_limit', period: 'day', ...money(150n) });
  const bet = () => betOf(playerId, { game: 'pearl-reef', mode: 'traps-1' });
  expect(await server.rounds.play(bet())).toMatchObject({ state: 'open' });
  expect(await lose(playerId, ['100'])).toEqual(['stake_limit']);
});

it('with twenty in flight, not one stake is taken after an exclusion has committed', async () => {
  const playerId = await playerWith();
  const others = Array.from({ length: 3 }, () => fixture.createProcess());
  for (const { fairness } of others) await fairness.seats.of(playerId);
  const bets: Promise<boolean>[] = [];
  await fixture.db.transaction(async (tx) => {
    await setPlayRule(tx, playerId, { rule: 'exclusion', from: server.clock.now(), until: null });
    for (let n = 0; n < 20; n += 1) {
      const { rounds } = others[n % others.length]!;
      bets.push(rounds.play(betOf(playerId)).then((result) => !isRefusal(result)));
    }
    // One of each process stands at the seat by now, the others behind it.
    await untilWaitingForLocks(fixture.owner, others.length);
  });
  expect(await Promise.all(bets)).toEqual(bets.map(() => false));
  expect(await fixture.db.query('SELECT FROM round WHERE player_id = $1', [playerId])).toEqual([]);
});
