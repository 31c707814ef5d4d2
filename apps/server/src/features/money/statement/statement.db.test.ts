import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { InputOf } from '@croupier/contract/kit';
import { playRound } from '@croupier/contract/play/rounds';
import { readStatement, type StatementEntry } from '@croupier/contract/money/statement';
import type { PostedOperation } from '@croupier/domain/money/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { ENTRIES } from '../ledger/entries-store.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { post } from '../ledger/feature.ts';
import { readStatement as readPage } from './read-statement.ts';
import { saveStatement } from './save-statement.ts';
import { GAMES_OF_ROUNDS, GIVERS } from './statement-store.ts';

let app: TestApp;
let player: TestPlayer;
const rounds: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  player = await app.createPlayer({ region: 'UA' });
  await postReal(player, 'adjustment', 500_00n);
  await postReal(player, 'pay-in', 100_00n, randomUUID());
  await postReal(player, 'something-new', 1n);
  await postReal(player, 'provider-win', 5n, 'anvil:round:1');
  for (let i = 0; i < 6; i += 1) {
    const key = randomUUID();
    rounds.push(key);
    await player.call(playRound, { body: { key, game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } });
  }
});
afterAll(() => app.close());

async function postReal(of: TestPlayer, operation: string, amountMinor: bigint, reference?: string) {
  await app.db.transaction((tx) =>
    post(tx, {
      playerId: of.id,
      currency: 'UAH',
      key: randomUUID(),
      // What a later version of the house may post, too.
      operation: operation as PostedOperation,
      transfers: [
        { from: { owner: 'house', name: 'adjustments' }, to: { owner: 'player', kind: 'real' }, amountMinor },
      ],
      ...(reference === undefined ? {} : { reference }),
    }),
  );
}

type Query = Partial<InputOf<typeof readStatement>['query']>;
const read = (query: Query = {}, of = player) =>
  of.call(readStatement, { query: { currency: 'UAH', kind: 'real', ...query } });
const reasons = (entries: readonly StatementEntry[]) => entries.map(({ reason }) => reason);

test('every entry leads from the balance before to the balance after, down to nothing', async () => {
  const { entries, nextCursor } = await read();
  expect(nextCursor).toBeNull();
  entries.forEach((entry, at) => {
    expect(BigInt(entry.beforeMinor) + BigInt(entry.amountMinor)).toBe(BigInt(entry.afterMinor));
    expect(entry.beforeMinor).toBe(entries[at + 1]?.afterMinor ?? '0');
    expect(entry.number).toBe(entries.length - at);
  });
});

test('a bet and a win name their round and its game; a deposit its payment; what is unknown says its operation', async () => {
  const { entries } = await read();
  const bets = entries.filter(({ reason }) => reason === 'bet');
  expect(bets.map(({ roundId }) => roundId)).toEqual([...rounds].reverse());
  expect(new Set(bets.map(({ game }) => game))).toEqual(new Set(['sunny-orchard']));
  const [studioWin, other, deposit, adjustment] = entries.slice(-4);
  expect(studioWin).toMatchObject({ reason: 'studio-win', game: null, roundId: null });
  expect(other).toMatchObject({ reason: 'other', operation: 'something-new', payInId: null });
  expect(deposit).toMatchObject({ reason: 'deposit', amountMinor: '10000', game: null });
  expect(deposit!.payInId).toMatch(/^[0-9a-f-]{36}$/);
  expect(adjustment).toMatchObject({ reason: 'adjustment', beforeMinor: '0' });
});

test('a pay-out, what was taken back and a reward are named by their ids, and nobody else’s are', async () => {
  const [owner, stranger] = [
    await app.createPlayer({ region: 'UA' }),
    await app.createPlayer({ region: 'UA' }),
  ];
  const [payOutId, payInId, bonusId] = [randomUUID(), randomUUID(), randomUUID()];
  await postReal(owner, 'pay-out-return', 9n, payOutId);
  await postReal(owner, 'chargeback', 9n, payInId);
  const { row } = await app.db.transaction((tx) =>
    give(tx, {
      ...{ playerId: owner.id, source: 'wheel', code: 'big-wheel', reference: 'first', now: new Date() },
      reward: { kind: 'money', amountMinor: 9n, currency: 'UAH' },
    }),
  );
  await app.owner.query(
    `INSERT INTO bonus (player_id, id, programme_id, version, code, type, reference, state, currency, series_id, step, created_at)
VALUES ($1, $2, 1, 1, 'welcome', 'deposit', 'first', 'NOT_ACTIVATED', 'UAH', $2, 1, now())`,
    [owner.id, bonusId],
  );
  await postReal(owner, 'bonus-conversion', 9n, bonusId);
  // Somebody else's reward, a reference that is no id, and an operation that names nothing.
  await postReal(stranger, 'reward', 9n, row.id);
  await postReal(stranger, 'pay-out-return', 9n, 'none');
  await postReal(stranger, 'adjustment', 9n, payOutId);
  const none = { payInId: null, payOutId: null, source: null, code: null, givenId: null };
  expect((await read({}, owner)).entries).toMatchObject([
    { ...none, source: 'bonus', code: 'welcome' },
    { ...none, source: 'wheel', code: 'big-wheel', givenId: row.id },
    { ...none, reason: 'chargeback', payInId },
    { ...none, payOutId },
  ]);
  expect((await read({}, stranger)).entries).toMatchObject([none, none, none]);
  const file = await text((await saveStatement(app.db, owner.id, { currency: 'UAH', kind: 'real' }))!);
  const cells = file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(-5));
  expect(cells).toEqual([
    ['', '', 'bonus', 'welcome', ''],
    ['', '', 'wheel', 'big-wheel', row.id],
    [payInId, '', '', '', ''],
    ['', payOutId, '', '', ''],
  ]);
});

test('filters leave what was asked for', async () => {
  const all = (await read()).entries;
  const only = async (about: NonNullable<Query['about']>) => reasons((await read({ about })).entries);
  expect(new Set(await only('bets'))).toEqual(new Set(['bet']));
  expect(await only('deposits')).toEqual(['deposit']);
  expect(await only('others')).toEqual(['other', 'adjustment']);
  expect(await only('wins')).toContain('studio-win');
  const middle = all.at(-2)!.at;
  expect((await read({ from: middle })).entries.map(({ number }) => number)).toEqual(
    all.filter(({ at }) => at >= middle).map(({ number }) => number),
  );
  expect((await read({ to: middle })).entries.map(({ number }) => number)).toEqual(
    all.filter(({ at }) => at < middle).map(({ number }) => number),
  );
});

test('a short look goes on where it ended, and misses nothing', async () => {
  const found: number[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 50; pages += 1) {
    const query = { currency: 'UAH', kind: 'real', ...(cursor && { cursor }) } as const;
    const page = (await readPage(app.db, player.id, query, { look: 2 }))!;
    found.push(...page.entries.map(({ number }) => number));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(found).toEqual((await read()).entries.map(({ number }) => number));
});

test('nobody reads another player’s, a visitor reads none, an instant must be one', async () => {
  const stranger = await app.createPlayer({ region: 'UA' });
  expect((await read({}, stranger)).entries.filter(({ roundId }) => roundId)).toEqual([]);
  await expect(app.call(readStatement, { query: { currency: 'UAH', kind: 'real' } })).rejects.toMatchObject({
    status: 401,
  });
  await expect(read({ from: 'yesterday' })).rejects.toMatchObject({ status: 400 });
  await expect(read({ cursor: '-1' })).rejects.toMatchObject({ status: 400 });
});

test('the file has every change of the page, to the unit, in however small portions it is read', async () => {
  const { entries } = await read();
  const file = (await saveStatement(app.db, player.id, { currency: 'UAH', kind: 'real' }, 2))!;
  const lines = (await text(file)).replace('\ufeff', '').trim().split('\n');
  expect(lines[0]).toBe(
    'number,at,reason,operation,currency,amount,before,after,game,round,payment,payOut,source,code,reward',
  );
  const cells = lines.slice(1).map((line) => line.split(','));
  expect(cells.map(([number]) => Number(number))).toEqual(entries.map(({ number }) => number));
  const minor = cells.map((line) => line[5]!.replace('.', '')).reduce((sum, each) => sum + BigInt(each), 0n);
  expect(String(minor)).toBe(entries[0]!.afterMinor);
});

test('the file is saved under a name, with what its address leaves of it, by its player alone', async () => {
  const save = (query: string, cookie = player.cookie) =>
    fetch(`${app.url}/api/statement.csv?currency=UAH&kind=real${query}`, { headers: { cookie } });
  const answer = await save('&about=deposits');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="balance.csv"');
  expect((await answer.text()).trim().split('\n')).toHaveLength(2);
  expect((await save('&from=yesterday')).status).toBe(400);
  expect((await save('', '')).status).toBe(401);
});

test('its queries read along indexes, whatever the tables hold', async () => {
  const plan = async (text: string, values: unknown[]) => {
    const rows = await app.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const values = [player.id, 'UAH', 'real', 1_000_000n, 5_000, null, null, null, null, 41];
  const entries = await plan(ENTRIES, values);
  expect(entries).toContain('Index Scan Backward using ledger_transfer_pkey');
  expect(entries).toContain('Index Scan Backward using ledger_transfer_archive_pkey');
  expect(entries).not.toMatch(/Seq Scan|Sort {2}/);
  const games = await plan(GAMES_OF_ROUNDS, [player.id, rounds]);
  expect(games).toContain('round_player_id_key_key');
  expect(games).toContain('round_archive_player_id_key');
  expect(games).not.toMatch(/Seq Scan on (open_)?round(_archive)?/);
  const givers = await plan(GIVERS, [player.id, rounds]);
  expect(givers.match(/Index Cond: \(\(player_id = .* AND \(id = ANY/g)).toHaveLength(2);
  expect(givers).not.toContain('Seq Scan');
});
