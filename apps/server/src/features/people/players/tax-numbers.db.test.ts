import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Queryable } from '../../../platform/database.ts';
import { BUDGETS } from './attempt-budget.ts';
import { changeProfile } from './change-profile.ts';
import { newAddress, startPlayers, type TestingPlayers } from './players.fixture.ts';

let house: TestingPlayers;
beforeAll(async () => void (house = await startPlayers()));
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

/** A Ukrainian number by its first nine digits: the tenth checks them. */
const numberOf = (nine: number): string => {
  const digits = String(nine).padStart(9, '0');
  const weights = [-1, 5, 7, 9, 4, 6, 10, 5, 7];
  const sum = weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  return digits + String((((sum % 11) + 11) % 11) % 10);
};
const newPlayer = async () => (await house.newPlayer('UA')).player.playerId;
const give = (playerId: bigint, taxNumber: string, { ip = newAddress(), db = house.database.db } = {}) =>
  changeProfile({ ...house.players.parts, db }, { playerId, ip }, { taxNumber });

/** Every statement of what is done by it, in their order. */
function heard(db: Database): { db: Database; statements: string[] } {
  const statements: string[] = [];
  const listen = (query: Queryable['query']): Queryable['query'] =>
    ((text: string, ...more: []) => {
      statements.push(text);
      return query(text, ...more);
    }) as Queryable['query'];
  const transaction: Database['transaction'] = (run) =>
    db.transaction((tx) => run(Object.assign(tx, { query: listen(tx.query) })));
  return { db: { ...db, query: listen(db.query), transaction }, statements };
}

test('whether a number is known here tells neither the answer nor what is done for it', async () => {
  const [known, unknown] = [numberOf(318_471_069), numberOf(318_471_070)];
  expect(await give(await newPlayer(), known)).toBeUndefined();
  const done = [];
  for (const number of [known, unknown]) {
    const { db, statements } = heard(house.database.db);
    done.push({ answer: await give(await newPlayer(), number, { db }), statements });
  }
  expect(done[0]).toEqual(done[1]);
  expect(done[0]!.statements.join()).toContain('person_mark');
});

test('from one address a hundred numbers a day are given, by however many accounts', async () => {
  const [ip, { limit }] = ['192.0.2.77', BUDGETS['tax-number-address']];
  const answers = [];
  for (let nth = 0; nth < limit;) {
    const player = await newPlayer();
    for (let own = 0; own < BUDGETS['tax-number'].limit && nth < limit; own++, nth++)
      answers.push(await give(player, numberOf(200_000_000 + nth), { ip }));
  }
  expect(new Set(answers)).toEqual(new Set([undefined]));
  const last = await newPlayer();
  expect(await give(last, numberOf(300_000_000), { ip })).toMatchObject({ refused: 'too_many_requests' });
  expect(await give(last, numberOf(300_000_000))).toBeUndefined();
});
