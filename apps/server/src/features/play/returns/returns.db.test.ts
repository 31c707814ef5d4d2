import { randomUUID } from 'node:crypto';
import { getGameMaths } from '@croupier/contract/play/returns';
import { playRound } from '@croupier/contract/play/rounds';
import { findGame, mathHash, stakeUnitsOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { watchReturns } from './watch-returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('TRUNCATE returns_tally, returns_alarm'));

const GAME = 'lantern-tide';
const { definition } = findGame(GAME)!;
const sheet = declaredSheetOf(definition, 'main');
const units = stakeUnitsOf(definition);

const soFar = async (money: 'real' | 'play') => {
  const { modes } = await app.call(getGameMaths, { params: { code: GAME } });
  return modes[0]!.soFar.find((each) => each.money === money)!;
};

/** As if so many rounds had returned this. */
async function plant(rounds: number, rtp: number): Promise<void> {
  await app.owner.query(
    `INSERT INTO game_maths (game, math_version, math_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [GAME, definition.mathVersion, mathHash(definition)],
  );
  await app.owner.query(
    `INSERT INTO returns_tally (maths_id, mode, money, rounds, win_units, win_units_squared)
SELECT id, 'main', 'real', $2, $3, $4 FROM game_maths WHERE math_hash = $1
ON CONFLICT (maths_id, mode, money) DO UPDATE SET rounds = excluded.rounds, win_units = excluded.win_units`,
    [mathHash(definition), rounds, Math.round(rounds * rtp * units), rounds],
  );
}

async function watch(failed: string[] = []): Promise<object[]> {
  const errors: object[] = [];
  const clock = { now: () => new Date() };
  const apart = createEachApart({ clock, failed: ({ row }) => failed.push(row) });
  await watchReturns({ db: app.db, clock, error: (_, details) => errors.push(details) }, apart);
  return errors;
}
const alarms = () =>
  app.owner.query<{ lasting: boolean; rounds: bigint }>(
    'SELECT ended_at IS NULL AS lasting, rounds FROM returns_alarm ORDER BY id',
  );
const metrics = async () => (await fetch(app.metricsUrl)).text();

test('settled rounds are counted once, by the sort of their money', async () => {
  const here = await app.createPlayer({ balanceMinor: '100000' });
  const forPlay = await app.createPlayer({ region: 'KZ', playMinor: '1000000' });
  const play = (player: TestPlayer, kind: 'real' | 'play', stakeMinor: string) =>
    player.call(playRound, { body: { key: randomUUID(), game: GAME, stakeMinor, kind } });
  let won = 0;
  for (let round = 0; round < 3; round += 1) won += Number((await play(here, 'real', '1000')).winMinor);
  await play(forPlay, 'play', '20000');
  await expect.poll(async () => (await soFar('real')).rounds).toBe(3);
  const { actual } = await soFar('real');
  expect(actual).toBeCloseTo(won / 3000);
  await expect.poll(async () => (await soFar('play')).rounds).toBe(1);
});

test('a biased tally raises one alarm, seen in the metrics and on the page, until it is over', async () => {
  const rounds = 1_000_000;
  const bias = (4 * sheet.sigmaStakes) / Math.sqrt(rounds);
  await plant(rounds, sheet.rtp + bias);
  const [error, ...others] = await watch();
  expect(error).toMatchObject({ game: GAME, mode: 'main', money: 'real', rounds });
  expect((error as { z: number }).z).toBeCloseTo(4, 1);
  expect(others).toEqual([]);
  expect(await watch()).toEqual([]);
  expect(await alarms()).toEqual([{ lasting: true, rounds: BigInt(rounds) }]);
  expect(await metrics()).toContain(`croupier_returns_alarm_z{game="${GAME}",mode="main",money="real"}`);
  expect(await soFar('real')).toMatchObject({ alarm: true, rounds });

  await plant(2 * rounds, sheet.rtp);
  expect(await watch()).toEqual([]);
  expect(await alarms()).toEqual([{ lasting: false, rounds: BigInt(2 * rounds) }]);
  expect(await metrics()).not.toContain('croupier_returns_alarm_z{');
});

test('a tally that cannot be judged hides no other one', async () => {
  const rounds = 1_000_000;
  await plant(rounds, sheet.rtp + (4 * sheet.sigmaStakes) / Math.sqrt(rounds));
  await app.owner
    .query(`INSERT INTO returns_tally (maths_id, mode, money, rounds, win_units, win_units_squared)
SELECT maths_id, 'no such mode', money, rounds, win_units, win_units_squared FROM returns_tally`);
  // In whichever order they are read: it is the first in one run and the last in the other.
  for (const order of ['ASC', 'DESC']) {
    await app.owner.query(`TRUNCATE returns_alarm;
CREATE TEMP TABLE kept AS SELECT * FROM returns_tally; TRUNCATE returns_tally;
INSERT INTO returns_tally SELECT * FROM kept ORDER BY mode ${order}; DROP TABLE kept`);
    const failed: string[] = [];
    const errors = await watch(failed);
    expect(errors).toMatchObject([{ game: GAME, mode: 'main' }]);
    expect(failed).toEqual([expect.stringMatching(/ no such mode real$/)]);
  }
});

test('a fair tally raises none, nor does a biased one of too few rounds', async () => {
  const spread = sheet.sigmaStakes / Math.sqrt(1_000_000);
  await plant(1_000_000, sheet.rtp - 2.9 * spread);
  expect(await watch()).toEqual([]);
  await plant(9_999, sheet.rtp + 2);
  expect(await watch()).toEqual([]);
  expect(await alarms()).toEqual([]);
});

test('every game of the house shows its maths to anyone; an unknown one is not there', async () => {
  const answer = await app.call(getGameMaths, { params: { code: 'marble-run' } });
  expect(answer.modes.map(({ mode }) => mode)).toContain('high-16');
  for (const { atLeast, hitFrequency } of answer.modes)
    expect(atLeast[0]!.probability).toBeCloseTo(hitFrequency);
  expect((await app.request('/api/games/no-such-game/maths')).status).toBe(404);
});
