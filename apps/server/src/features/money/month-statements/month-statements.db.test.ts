import { randomUUID } from 'node:crypto';
import { listMonthStatements, readMonthStatement } from '@croupier/contract/money/month-statements';
import { playRound } from '@croupier/contract/play/rounds';
import { boundsOf, MONTH_LINES, monthOf } from '@croupier/domain/money/month-statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { post } from '../ledger/feature.ts';
import { makeStatements } from './make-statements.ts';
import { MOVED_PLAYERS } from './month-statements-store.ts';
import { SUMS } from './month-sums-store.ts';
import { sumMonth } from './sum-month.ts';

const PLAYERS = 20;
const month = monthOf(new Date());
/** In the month after, when this one is settled. */
const LATER = new Date(boundsOf(month).to.getTime() + 2 * 3_600_000);

let app: TestApp;
let players: TestPlayer[];
beforeAll(async () => {
  app = await startTestApp();
  players = await Promise.all(Array.from({ length: PLAYERS }, () => app.createPlayer({ region: 'UA' })));
  for (const [at, player] of players.entries()) await live(player, at);
});
afterAll(() => app.close());

/** Some money and some rounds, other ones for each. */
async function live(player: TestPlayer, at: number): Promise<void> {
  await move(player, 'payment-clearing', 500_00n + BigInt(at));
  if (at % 3 === 0) await move(player, 'adjustments', 7n);
  for (let round = 0; round < 1 + (at % 4); round += 1)
    await player.call(playRound, {
      body: {
        ...{ key: randomUUID(), kind: 'real', stakeMinor: '100' },
        game: at % 2 === 0 ? 'sunny-orchard' : 'lantern-tide',
      },
    });
}

const move = ({ id }: TestPlayer, name: 'payment-clearing' | 'adjustments', amountMinor: bigint) =>
  app.db.transaction((tx) =>
    post(tx, {
      ...{ playerId: id, currency: 'UAH', key: randomUUID() },
      operation: name === 'adjustments' ? 'adjustment' : 'pay-in',
      transfers: [{ from: { owner: 'house', name }, to: { owner: 'player', kind: 'real' }, amountMinor }],
    }),
  );

const make = (portion?: number, signal?: AbortSignal) =>
  makeStatements({ db: app.db, clock: { now: () => LATER }, error: fail }, signal, portion);
const fail = (message: string, { err }: { err?: unknown } = {}): never => {
  throw new Error(message, { cause: err });
};
const madeFacts = async () =>
  (
    await app.owner.query(
      `SELECT FROM (SELECT topic FROM outbox UNION ALL SELECT topic FROM fact) AS told WHERE topic = 'statement.made'`,
    )
  ).length;

test('a statement is the ledger to the unit: opening and lines are the closing, days and games add up', async () => {
  for (const { id } of players) {
    const body = (await sumMonth(app.db, id, month))!;
    const [real] = body.accounts.filter(({ kind }) => kind === 'real');
    const [books] = await app.owner.query<{ amount: bigint; staked: bigint; rounds: bigint }>(
      `SELECT amount_minor AS amount, (SELECT sum(stake_minor) FROM round WHERE player_id = $1)::bigint AS staked
FROM ledger_account WHERE player_id = $1 AND currency = 'UAH' AND kind = 'real'`,
      [id],
    );
    expect(real!.closingMinor).toBe(String(books!.amount));
    expect(real!.lines.staked).toBe(String(-books!.staked));
    const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + BigInt(each), 0n);
    expect(sum([real!.openingMinor, ...MONTH_LINES.map((line) => real!.lines[line])])).toBe(books!.amount);
    expect(sum(real!.games.map(({ stakedMinor }) => stakedMinor))).toBe(books!.staked);
    const ofDays = real!.days.map(
      (day) => BigInt(day.wonMinor) - BigInt(day.stakedMinor) + BigInt(day.otherMinor),
    );
    expect(sum(ofDays.map(String))).toBe(books!.amount - BigInt(real!.openingMinor));
    expect(body.sessions).toBe(1);
  }
});

test('a month is made once for each who moved money, however often it is ended, and each is told once', async () => {
  const ending = new AbortController();
  const first = makeStatements(
    { db: app.db, clock: { now: () => (ending.abort(), LATER) }, error: fail },
    ending.signal,
    3,
  );
  await first;
  await Promise.all([make(3), make(3)]);
  await make();
  const rows = await app.owner.query<{ id: bigint }>(
    'SELECT player_id AS id FROM month_statement WHERE month = $1::date ORDER BY player_id',
    [`${month}-01`],
  );
  expect(rows.map(({ id }) => id)).toEqual(players.map(({ id }) => id).sort((a, b) => Number(a - b)));
  expect(await madeFacts()).toBe(PLAYERS);
  const [run] = await app.owner.query<{ done: boolean }>(
    `SELECT done_at IS NOT NULL AS done FROM player_run WHERE task = 'month-statements' AND period = $1::date`,
    [`${month}-01`],
  );
  expect(run).toEqual({ done: true });
});

test('what is made stays as it is, and is read by its player alone', async () => {
  await make();
  const [one] = players;
  const read = (who: TestPlayer, of = month) => who.call(readMonthStatement, { params: { month: of } });
  const before = await read(one!);
  await move(one!, 'adjustments', 1n);
  await make();
  expect(await read(one!)).toEqual(before);
  expect((await one!.call(listMonthStatements, {})).months).toEqual([month]);
  const stranger = await app.createPlayer({ region: 'UA' });
  expect((await stranger.call(listMonthStatements, {})).months).toEqual([]);
  expect(await keyOf(read(stranger))).toBe('404 not_found');
  expect(await keyOf(read(one!, '2020-13'))).toBe('400 invalid_request');
  expect(await keyOf(app.call(listMonthStatements, {}))).toMatch(/^401/);
});

test('who never had money of their own has none', async () => {
  const idle = await app.createPlayer({ region: 'UA' });
  expect(await sumMonth(app.db, idle.id, month)).toBeUndefined();
});

test('both queries read along indexes, whatever the tables hold', async () => {
  const plan = (text: string, values: unknown[]) =>
    app.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const { from, to } = boundsOf(month);
  expect(await plan(SUMS, [players[0]!.id, 'UAH', 'real', 1n, 50n, from, to])).not.toContain('Seq Scan');
  expect(await plan(MOVED_PLAYERS, [0n, 50])).not.toContain('Seq Scan');
});
