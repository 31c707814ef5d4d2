import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { readGoals } from '../goals/feature.ts';
import { changeProgramme } from '../programmes/feature.ts';
import { bonusesOf } from './bonuses.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  // What is published is there with the next turn, and nobody is remembered.
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = bonusesOf(site);
});
afterAll(() => site.close());

const ROUNDS = { counts: 'rounds', games: 'all', target: 2 } as const;
const forOnly = ({ id }: TestPlayer) =>
  ({ audience: { regions: ['UA'], players: { in: [String(id)] } } }) as const;
const byGoal = (goal: NonNullable<BonusTerms['trigger']['goal']> = ROUNDS) =>
  ({ trigger: { by: 'goal', goal } }) as const;
const codesOf = async (player: TestPlayer) =>
  (await desk.all(player)).map(({ code, state }) => `${code} ${state}`);
async function played(player: TestPlayer): Promise<void> {
  await desk.play(player, '100');
  await untilFactsRead(site);
}

test('offers the bonus of a goal once it is reached, with what was played since its run began, and once', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  await played(player);
  await desk.put('three-rounds', byGoal({ ...ROUNDS, target: 3 }), forOnly(player));
  // With this one the player holds it, with the next one it is counted.
  for (let round = 0; round < 2; round += 1) await played(player);
  expect(await codesOf(player)).toEqual(['three-rounds NOT_ACTIVATED']);
  // The first round was before the player held it, and within the run.
  expect(await readGoals(site.db, player.id, { of: 'bonus' })).toMatchObject([
    { state: 'reached', current: 3n },
  ]);
  for (let round = 0; round < 3; round += 1) await played(player);
  expect(await codesOf(player)).toEqual(['three-rounds NOT_ACTIVATED']);
});

test('keeps the goal of a run under the version that it was held by, and offers another with the next run', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  const schedule = { from: '2026-01-01T00:00', zone: 'region', repeats: 'day' } as const;
  await desk.put('daily', byGoal(), { ...forOnly(player), schedule });
  await played(player);
  await desk.put('daily', byGoal({ ...ROUNDS, target: 50 }), { ...forOnly(player), schedule }, 1);
  await played(player);
  expect(await codesOf(player)).toEqual(['daily NOT_ACTIVATED']);
  const goals = await readGoals(site.db, player.id, { of: 'bonus' });
  expect(goals).toMatchObject([{ code: 'daily', state: 'reached', times: 1 }]);
  expect(goals[0]!.untilAt).not.toBeNull();
});

test('gives no goal to who may not have the bonus', async () => {
  const [player, other] = [
    await site.createPlayer({ balanceMinor: '100000' }),
    await site.createPlayer({ balanceMinor: '100000' }),
  ];
  await desk.put('for-one', byGoal(), forOnly(player));
  for (let round = 0; round < 3; round += 1) await played(other);
  expect(await codesOf(other)).toEqual([]);
  await played(player);
  expect((await readGoals(site.db, player.id, { of: 'bonus' })).map(({ code }) => code)).toEqual(['for-one']);
});

test('offers nothing where the programme was withdrawn before the goal was reached', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  await desk.put('gone', byGoal(), forOnly(player));
  await played(player);
  const change = { kind: 'bonus', code: 'gone', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, change);
  for (let round = 0; round < 2; round += 1) await played(player);
  expect(await codesOf(player)).toEqual([]);
});
