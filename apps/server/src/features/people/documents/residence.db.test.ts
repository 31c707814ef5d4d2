import { randomUUID } from 'node:crypto';
import { ApiError } from '@croupier/contract/kit';
import { payInOptions } from '@croupier/contract/money/payments';
import { playerLimits, setPlayerLimit } from '@croupier/contract/people/limits';
import { profile, setRegion, updateProfile } from '@croupier/contract/people/players';
import { getGame } from '@croupier/contract/play/catalog';
import { playRound } from '@croupier/contract/play/rounds';
import { ageOn } from '@croupier/domain/people/personal';
import { GAMES } from '@croupier/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { admitStake } from '../play-rules/feature.ts';
import { keepStatus } from './keep-status.ts';
import { insertApproved } from './documents-store.ts';
import { lockPlayer } from '../players/feature.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const GAME = 'sunny-orchard';
/** From now on documents show them to live there; null: none shows it any more. */
async function settleIn(tx: Tx, { id: playerId }: TestPlayer, country: string | null): Promise<void> {
  await lockPlayer(tx, playerId);
  await tx.query('DELETE FROM document WHERE player_id = $1', [playerId]);
  const at = systemClock.now();
  const bill = { playerId, id: randomUUID(), kind: 'utility-bill', country, by: 'test', at } as const;
  if (country !== null) await insertApproved(tx, bill);
  await keepStatus(tx, playerId, at);
}
const livesIn = (player: TestPlayer, country: string | null) =>
  site.db.transaction((tx) => settleIn(tx, player, country));
const newPlayer = (more: object = {}) =>
  site.createPlayer({ region: 'SL', balanceMinor: '1000000', ...more });
const spin = (player: TestPlayer, stakeMinor: string, kind: 'real' | 'play' = 'real') =>
  player.call(playRound, { body: { key: randomUUID(), game: GAME, stakeMinor, kind } });
const stakesOf = async (player: TestPlayer) =>
  (await player.call(getGame, { params: { code: GAME }, query: {} })).stakesMinor;

/** @returns `taken`, or why not: the rule's name where there is one */
const answerOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return (error.details as { rule?: string } | undefined)?.rule ?? error.key;
    },
  );

test('whoever is found to live where play is slower and stakes are capped plays so, whatever region they chose', async () => {
  const player = await newPlayer();
  expect(await stakesOf(player)).toContain('1000');
  expect(await answerOf(spin(player, '1000'))).toBe('taken');
  await livesIn(player, 'DE');
  expect(await player.call(profile, {})).toMatchObject({ region: 'SL', residence: 'EU', currency: 'EUR' });
  expect((await stakesOf(player)).at(-1)).toBe('500');
  expect(await answerOf(spin(player, '1000'))).toBe('stake_not_allowed');
  const answers = await Promise.all(Array.from({ length: 4 }, () => answerOf(spin(player, '500'))));
  expect(answers.filter((answer) => answer === 'taken').length).toBeLessThanOrEqual(1);
  expect(new Set(answers)).toContain('too_soon');
  // To another region nobody takes it along, nor leaves it behind; without the document all is as chosen.
  await player.call(setRegion, { body: { region: 'RC' } });
  expect((await player.call(profile, {})).residence).toBe('EU');
  await livesIn(player, null);
  expect((await player.call(profile, {})).residence).toBeNull();
});

test('of no game a stake above the cap is offered or taken, whatever its kind', async () => {
  const [capped, free] = [await newPlayer({ residence: 'EU' }), await newPlayer()];
  for (const game of GAMES) {
    const code = game.definition.id;
    const stakesAs = async (player: TestPlayer) =>
      (await player.call(getGame, { params: { code }, query: {} })).stakesMinor.map(BigInt);
    const [offered, all] = [await stakesAs(capped), await stakesAs(free)];
    expect(offered).toEqual(all.filter((stake) => stake <= 500n));
    // Where none is that high, the wins are: no game offers ten euros then.
    const above = all.find((stake) => stake > 500n) ?? 1_000n;
    const body = { key: randomUUID(), game: code, stakeMinor: String(above), kind: 'real' } as const;
    expect(await answerOf(capped.call(playRound, { body }))).toBe('stake_not_allowed');
  }
});

test('a country where the house has no region adds nothing', async () => {
  const player = await newPlayer();
  await livesIn(player, 'US');
  expect((await player.call(profile, {})).residence).toBeNull();
  expect(await stakesOf(player)).toContain('1000');
});

test('no stake that was let in before is taken above the cap once it has become known where its player lives', async () => {
  const player = await newPlayer();
  await spin(player, '20');
  const stake = { currency: 'EUR', kind: 'real', stakeMinor: 1_000n, ownMinor: 1_000n } as const;
  const admit = () => site.db.transaction((tx) => admitStake(tx, player.id, stake, systemClock.now()));
  expect(await admit()).toBeUndefined();
  let late: ReturnType<typeof admit> | undefined;
  await site.db.transaction(async (tx) => {
    await settleIn(tx, player, 'AT');
    late = admit();
    await untilWaitingForLocks(site.owner, 1);
  });
  expect(await late).toMatchObject({ rule: 'region_stake_maximum', limitMinor: 500n, leftMinor: 500n });
});

test('a cap in one money holds in another, and the whole of a round', async () => {
  const player = await newPlayer({ region: 'UA', residence: 'EU' });
  expect(BigInt((await stakesOf(player)).at(-1)!)).toBeLessThanOrEqual(250_00n);
  await spin(player, '100');
  const admit = (stakeMinor: bigint, earlierMinor = 0n) =>
    site.db.transaction((tx) =>
      admitStake(
        tx,
        player.id,
        { currency: 'UAH', kind: 'real', stakeMinor, ownMinor: stakeMinor, earlierMinor },
        systemClock.now(),
      ),
    );
  expect(await admit(250_00n)).toBeUndefined();
  expect(await admit(250_01n)).toMatchObject({ rule: 'region_stake_maximum', limitMinor: 250_00n });
  expect(await admit(100_00n, 200_00n)).toMatchObject({ rule: 'region_stake_maximum', leftMinor: 50_00n });
});

test('who lives where limits come first sets them first, of money and of time', async () => {
  const player = await newPlayer({ residence: 'UA', limits: {} });
  expect((await player.call(playerLimits, {})).needed).toEqual([
    ['deposit_limit', 'loss_limit'],
    ['session_time'],
  ]);
  expect(await answerOf(spin(player, '20'))).toBe('limits_needed');
  await player.call(setPlayerLimit, { body: { rule: 'loss_limit', period: 'day', size: '100000' } });
  expect(await answerOf(spin(player, '20'))).toBe('limits_needed');
  await player.call(setPlayerLimit, { body: { rule: 'session_time', period: 'day', size: '600' } });
  expect(await answerOf(spin(player, '20'))).toBe('taken');
});

test('who lives where play is for play money stakes and deposits none that is real', async () => {
  const player = await newPlayer({ residence: 'KZ' });
  expect(await player.call(profile, {})).toMatchObject({ currency: 'EUR', gameMoney: 'play' });
  expect(await answerOf(spin(player, '20'))).toBe('stake_not_allowed');
  expect(await answerOf(spin(player, '20', 'play'))).toBe('taken');
  expect(await player.call(payInOptions, { query: {} })).toMatchObject({ currency: 'EUR' });
});

/** Old enough for a place of 18 and too young for one of 21. */
const BIRTHDAY = `${new Date().getUTCFullYear() - 19}-01-01`;

test('who is too young where they live is blocked, moves nowhere meanwhile and gives no such birthday', async () => {
  const player = await newPlayer();
  const told = async () =>
    (
      await site.owner.query<{ n: bigint }>(
        `SELECT count(*) AS n FROM (SELECT player_id, topic FROM outbox UNION ALL SELECT player_id, topic FROM fact) AS f
WHERE topic = 'account.under-age' AND player_id = $1`,
        [player.id],
      )
    )[0]!.n;
  expect(ageOn(BIRTHDAY, new Date().toISOString().slice(0, 10))).toBeLessThan(21);
  await bornThen(player, BIRTHDAY);
  await livesIn(player, 'DE');
  expect(await told()).toBe(0n);
  await livesIn(player, 'UA');
  expect(await told()).toBe(1n);
  await livesIn(player, 'UA');
  expect(await told()).toBe(1n);

  const unknown = await newPlayer({ residence: 'UA', limits: {} });
  await bornThen(unknown, null);
  expect(await answerOf(unknown.call(updateProfile, { body: { birthday: BIRTHDAY } }))).toBe('under_age');
  const known = await newPlayer({ residence: 'UA', limits: {} });
  await bornThen(known, BIRTHDAY);
  expect(await answerOf(known.call(setRegion, { body: { region: 'EU' } }))).toBe('under_age');
});

test('who has shown to live where people play later has shown to be old enough', async () => {
  const [known, unknown] = [await newPlayer(), await newPlayer()];
  const confirmed = async ({ id }: TestPlayer) =>
    (
      await site.owner.query<{ age: number }>('SELECT age_confirmed AS age FROM player WHERE id = $1', [id])
    )[0]!.age;
  await bornThen(known, '1990-02-03');
  await bornThen(unknown, null);
  for (const player of [known, unknown]) {
    expect(await confirmed(player)).toBe(18);
    await livesIn(player, 'UA');
  }
  expect([await confirmed(known), await confirmed(unknown)]).toEqual([21, 18]);
  // Nor do they take it back by moving where it is less.
  await livesIn(known, null);
  expect(await confirmed(known)).toBe(21);
});

test('where somebody lives is witnessed with each change of it, as their region is', async () => {
  const player = await newPlayer();
  const witnessed = async () =>
    (
      await site.owner.query<{ value: string }>(
        `SELECT value FROM books_witness WHERE player_id = $1 AND subject = 'player'`,
        [player.id],
      )
    )[0]?.value;
  await livesIn(player, 'DE');
  await expect.poll(witnessed).toBe('SL 18 EU');
  await player.call(setRegion, { body: { region: 'KZ' } });
  await expect.poll(witnessed).toMatch(/^KZ \d+ EU$/);
  await livesIn(player, null);
  await expect.poll(witnessed).toMatch(/^KZ \d+$/);
});

/** A birth date that is known stays as it is, whoever writes: it is forgotten first. */
async function bornThen({ id }: TestPlayer, birthday: string | null): Promise<void> {
  for (const day of [null, birthday])
    await site.owner.query('UPDATE player SET birthday = $2 WHERE id = $1', [id, day]);
}
