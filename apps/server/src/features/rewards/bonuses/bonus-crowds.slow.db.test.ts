import { activateByCode } from '@croupier/contract/rewards/bonuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { ATTACKED, attacksOn, inAll, type Attacks } from './attacks.fixture.ts';
import { refusalOf } from './bonuses.fixture.ts';

let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestApp(ATTACKED);
  desk = attacksOn(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

const crowd = async (count: number) => {
  const players = [];
  for (let n = 0; n < count; n += 1) players.push(await site.createPlayer());
  return players;
};

test('gives the last unit of a budget to one when a hundred activate at once, and every cap holds', async () => {
  // Receivers are claimed first: who finds the budget empty gives their place back.
  await desk.put('crowded', {}, { caps: { budget: inAll('10000'), receivers: 60 } });
  const players = await crowd(100);
  const ids = await Promise.all(players.map((player) => desk.idOf(player, 'crowded')));
  const answers = await Promise.all(players.map((player, n) => refusalOf(desk.activate(player, ids[n]!))));
  expect(answers.filter((each) => each === 'done')).toHaveLength(1);
  const states = await site.owner.query<{ state: string; bonuses: number }>(
    `SELECT state, count(*)::integer AS bonuses FROM bonus WHERE code = 'crowded' GROUP BY state ORDER BY state`,
  );
  expect(states).toEqual([
    { state: 'ACTIVATED', bonuses: 1 },
    { state: 'ACTIVATED_OTHER_PEOPLE', bonuses: 99 },
  ]);
  expect(await desk.scarce('crowded')).toEqual([
    { what: 'budget UAH', used: 10_000n, claimed: 10_000n, open: 0 },
    { what: 'receivers', used: 1n, claimed: 1n, open: 0 },
  ]);
});

test('is used three times when fifty accounts bring a shared code of three uses at once', async () => {
  const codes = { kind: 'shared', code: 'THREE-TIMES', uses: 3 } as const;
  await desk.put('three-times', { trigger: { by: 'code' }, codes });
  const players = await crowd(50);
  const answers = await Promise.all(
    players.map((player) => refusalOf(player.call(activateByCode, { body: { code: 'three-times' } }))),
  );
  expect(answers.filter((each) => each === 'done')).toHaveLength(3);
  // Who comes once it is used up is told of no code, as with one that there never was.
  const late = ['409 offer_over others', '404 not_found'];
  expect(answers.filter((each) => late.includes(each))).toHaveLength(47);
  expect(await desk.scarce('three-times')).toEqual([
    { what: 'code THREE-TIMES', used: 3n, claimed: 3n, open: 0 },
  ]);
});
