import type { BalanceKind } from '@croupier/domain/money/amounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { createFacts, type Facts } from '../../../platform/facts/facts.ts';
import { manageFacts } from '../../../platform/facts/manage-facts.ts';
import { createLog } from '../../../platform/log.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { counter, type Counter } from './counter.ts';

let database: TestDatabase;
let started: Facts[] = [];
/** Turns that ended well or not: which counter was handed which rounds in which transaction. */
let turns: { name: string; rounds: number; tx: Tx }[] = [];
/** Names of counters, to the stake that each cannot take. */
let poison: Record<string, bigint> = {};

beforeEach(async () => {
  database = await createTestDatabase();
  [turns, poison] = [[], {}];
  await database.owner.query(
    `CREATE TABLE counted (name text, kind balance_kind, rounds bigint, stake_minor bigint, PRIMARY KEY (name, kind));
GRANT ALL ON counted TO croupier_app`,
  );
});
afterEach(async () => {
  await stop();
  await database.drop();
});

async function stop(): Promise<void> {
  await Promise.all(started.map((facts) => facts.stop()));
  started = [];
}

const ADD = `INSERT INTO counted SELECT $1, kind, sum(rounds), sum(stake_minor) FROM round_sum GROUP BY kind ORDER BY kind
ON CONFLICT (name, kind) DO UPDATE SET rounds = counted.rounds + excluded.rounds, stake_minor = counted.stake_minor + excluded.stake_minor`;

const counting = (name: string, more: Partial<Counter> = {}) =>
  counter({
    name,
    count: async (tx, sums) => {
      turns.push({ name, rounds: sums.reduce((count, { rounds }) => count + rounds, 0), tx });
      await tx.query(ADD, [name]);
      if (sums.some(({ stakeMinor }) => stakeMinor === poison[name])) throw new Error('poison');
    },
    ...more,
  });

function start(...counters: ReturnType<typeof counting>[]): void {
  const facts = createFacts({
    db: database.db,
    readers: counters,
    publish: () => {},
    log: createLog('silent'),
  });
  facts.start();
  started.push(facts);
}

let player = 0n;
/** A round of a player of its own for each stake, so that each has a sum of its own. */
const play = (kind: BalanceKind, ...stakes: number[]) =>
  database.db.transaction((tx) =>
    appendFacts(
      tx,
      stakes.map((stake) => ({
        playerId: ++player,
        topic: 'provider-round.ended',
        payload: {
          ...{ provider: 'studio', game: 'high-kite', currency: 'UAH', kind },
          ...{ stakeMinor: String(stake), winMinor: '0' },
        },
      })),
    ),
  );
const untilRead = () => expect.poll(() => factsAreRead(database.owner)).toBe(true);
const counted = (name: string) =>
  database.owner.query<{ kind: string; rounds: bigint; stake: bigint }>(
    'SELECT kind, rounds, stake_minor AS stake FROM counted WHERE name = $1 ORDER BY kind',
    [name],
  );

test('counters of one cadence are handed the same sums in one transaction, own and bonus money apart', async () => {
  await play('real', 100, 200, 300);
  await play('bonus', 50);
  start(counting('one'), counting('other'), counting('slower', { everyMs: 1 }));
  await untilRead();
  for (const name of ['one', 'other', 'slower'])
    expect(await counted(name)).toEqual([
      { kind: 'real', rounds: 3n, stake: 600n },
      { kind: 'bonus', rounds: 1n, stake: 50n },
    ]);
  const turnsOf = (name: string) => turns.filter((turn) => turn.name === name).map(({ tx }) => tx);
  expect(turnsOf('other')).toEqual(turnsOf('one'));
  expect(turnsOf('one')).not.toContain(turnsOf('slower')[0]);
});

test('two processes at once count every round once', async () => {
  start(counting('one'), counting('two'));
  start(counting('one'), counting('two'));
  for (let batch = 0; batch < 20; batch++) await play('real', 1, 10);
  await untilRead();
  for (const name of ['one', 'two'])
    expect(await counted(name)).toEqual([{ kind: 'real', rounds: 40n, stake: 220n }]);
});

test('a fact that one counter cannot take is put aside for it alone, whatever they are handed together', async () => {
  poison = { bad: 3n };
  await play('real', 1, 2, 3, 4, 5);
  start(counting('bad'), counting('good'));
  await untilRead();
  expect(await counted('good')).toEqual([{ kind: 'real', rounds: 5n, stake: 15n }]);
  expect(await counted('bad')).toEqual([{ kind: 'real', rounds: 4n, stake: 12n }]);
  const desk = manageFacts(database.owner);
  expect(await desk.parked()).toMatchObject([{ reader: 'bad', position: 3n, error: 'Error: poison' }]);

  poison = {};
  expect(await desk.again('bad')).toBe(1);
  await expect.poll(() => counted('bad')).toEqual([{ kind: 'real', rounds: 5n, stake: 15n }]);
  // It has caught up, and reads with the other again.
  const readTogether = async () => {
    turns = [];
    await play('real', 7);
    await untilRead();
    return new Set(turns.map(({ tx }) => tx)).size;
  };
  await expect.poll(readTogether).toBe(1);
  expect(await counted('bad')).toEqual(await counted('good'));
});

test('a new counter reads the journal from its beginning, beside the others and then with them', async () => {
  await play('real', 1, 2, 3);
  start(counting('old'), counting('older'));
  await untilRead();
  await stop();
  await play('real', 4);
  start(counting('old'), counting('new'), counting('older'));
  await untilRead();
  for (const name of ['old', 'older', 'new'])
    expect(await counted(name)).toEqual([{ kind: 'real', rounds: 4n, stake: 10n }]);
});

test('one counter reads positions again, the others do not; one that is forgotten begins anew', async () => {
  await play('real', 1, 2, 3);
  start(counting('one'), counting('other'));
  await untilRead();
  const desk = manageFacts(database.owner);
  expect(await desk.replay({ reader: 'one', from: 2n, to: 3n })).toBeUndefined();
  await untilRead();
  expect(await counted('one')).toEqual([{ kind: 'real', rounds: 5n, stake: 11n }]);
  expect(await counted('other')).toEqual([{ kind: 'real', rounds: 3n, stake: 6n }]);
  await stop();
  await database.owner.query(`DELETE FROM counted WHERE name = 'other'`);
  expect(await desk.forget('other')).toBeUndefined();
  start(counting('one'), counting('other'));
  await play('real', 4);
  await untilRead();
  expect(await counted('one')).toEqual([{ kind: 'real', rounds: 6n, stake: 15n }]);
  expect(await counted('other')).toEqual([{ kind: 'real', rounds: 4n, stake: 10n }]);
});

test('one that is far behind is waited for by nobody', async () => {
  await database.owner.query(`INSERT INTO fact SELECT n, current_date, n, 'provider-round.ended',
  '{"provider":"studio","game":"high-kite","currency":"UAH","kind":"real","stakeMinor":"1","winMinor":"0"}', NULL, now()
FROM generate_series(1, 20010) AS n`);
  await database.owner.query(`UPDATE fact_head SET position = 20010`);
  await database.owner.query(
    `INSERT INTO fact_reader (name, position, in_order) VALUES ('one', 20010, false), ('other', 20010, false)`,
  );
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = counting('late');
  const held: typeof late = {
    ...late,
    handle: async (tx, facts) => {
      begun.resolve();
      await goOn.promise;
      return late.handle(tx, facts);
    },
  };
  start(counting('one'), held, counting('other'));
  await begun.promise;
  await play('real', 5);
  for (const name of ['one', 'other'])
    await expect.poll(() => counted(name)).toEqual([{ kind: 'real', rounds: 1n, stake: 5n }]);
  expect(await counted('late')).toEqual([]);
  goOn.resolve();
  await untilRead();
  expect(await counted('late')).toEqual([{ kind: 'real', rounds: 20_011n, stake: 20_015n }]);
});
