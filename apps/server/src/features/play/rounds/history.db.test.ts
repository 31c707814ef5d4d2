import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHistory } from './list-history.ts';
import { saveHistory } from './save-history.ts';
import { createRoundsFixture } from './rounds.fixture.ts';
import { LIST, type HistoryCursor, type HistoryFilter } from './rounds-store.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let playerId: bigint;
beforeAll(async () => {
  fixture = await createRoundsFixture();
  playerId = await fixture.player('UA', 0n);
  await fillHistory();
});
afterAll(() => fixture.drop());

const ROUNDS = 400;
const DAY_MS = 86_400_000;
const START = Date.UTC(2030, 0, 1);
/** Two pairs; a round a day; every third one wins, every fifth is of play money; a tenth was settled weeks late. */
async function fillHistory(): Promise<void> {
  const { owner } = fixture;
  const [maths] = await owner.query<{ id: number }>(
    `INSERT INTO game_maths (game, math_version, math_hash) VALUES ('old-one', 1, repeat('a', 64)), ('other', 1, repeat('b', 64))
     RETURNING id`,
  );
  await owner.query(
    `INSERT INTO seed_pair (player_id, number, server_seed_sealed, commitment, client_seed, activated_at)
     SELECT $1, n, '', repeat('c', 64), 'x', $2::timestamptz + (n - 1) * interval '200 days' FROM generate_series(1, 2) n`,
    [playerId, new Date(START)],
  );
  await owner.query(
    `INSERT INTO round (player_id, stake_minor, win_minor, balance_after_minor, balance_version, settled_at, key, seed_pair, nonce,
       kind, maths_id, currency)
     SELECT $1, 100, CASE WHEN i % 3 = 0 THEN 50 ELSE 0 END, 1000, i + 1,
       $2::timestamptz + i * interval '1 day' + CASE WHEN i % 10 = 0 THEN interval '20 days' ELSE interval '0' END,
       gen_random_uuid(), 1 + i / 200, i % 200, (CASE WHEN i % 5 = 0 THEN 'play' ELSE 'real' END)::balance_kind,
       $3 + i % 2, 'UAH' FROM generate_series(0, $4 - 1) i`,
    [playerId, new Date(START), maths!.id, ROUNDS],
  );
}

const day = (n: number) => new Date(START + n * DAY_MS);

/** Every page, with so short a look that most of them end before they are full. */
async function all(filter: HistoryFilter, look = 25) {
  const rounds: { settledAt: Date; winMinor: bigint; kind: string; game: string; key: string }[] = [];
  let before: HistoryCursor | undefined;
  let pages = 0;
  do {
    const page = await listHistory(fixture.db, { playerId, before, filter }, { look });
    rounds.push(...page.rounds);
    before = page.next;
    pages += 1;
  } while (before && pages < 100);
  return { rounds, pages };
}

/** The first so many rounds in the archive, the rest in the hot table, as the owner's function would have moved them. */
async function archiveFirst(rounds: number): Promise<void> {
  await fixture.owner.query(
    `WITH gone AS (DELETE FROM round WHERE player_id = $1 AND (seed_pair - 1) * 200 + nonce < $2 RETURNING *)
     INSERT INTO round_archive SELECT * FROM gone`,
    [playerId, rounds],
  );
}

describe.each([
  ['while all of it is hot', 0],
  ['where a month in a pair’s midst was closed', 137],
  ['where a pair was closed', 210],
  ['where all of it was closed', ROUNDS],
])('the history %s', (_, archived) => {
  beforeAll(() => archiveFirst(archived));

  it('has every round once, newest first, however short the look', async () => {
    for (const look of [25, 5_000]) {
      const { rounds } = await all({}, look);
      expect(new Set(rounds.map(({ key }) => key)).size).toBe(ROUNDS);
      expect(rounds).toHaveLength(ROUNDS);
    }
  });

  it('leaves out what a filter does not want', async () => {
    const everything = (await all({})).rounds;
    const cases: [HistoryFilter, (round: (typeof everything)[number]) => boolean][] = [
      [{ game: 'other' }, ({ game }) => game === 'other'],
      [{ result: 'won' }, ({ winMinor }) => winMinor > 0n],
      [{ result: 'lost' }, ({ winMinor }) => winMinor === 0n],
      [{ kind: 'play' }, ({ kind }) => kind === 'play'],
      [{ game: 'none' }, () => false],
    ];
    for (const [filter, fits] of cases) expect((await all(filter)).rounds).toEqual(everything.filter(fits));
  });

  it('finds a period in the middle without reading what is newer or much older', async () => {
    const everything = (await all({})).rounds;
    for (const [from, to] of [
      [day(60), day(64)],
      [day(195), day(235)],
      [day(380), day(500)],
      [undefined, day(3)],
      [day(398), undefined],
    ] as const) {
      const { rounds, pages } = await all({ from, to });
      const expected = everything.filter(
        ({ settledAt }) => (!from || settledAt >= from) && (!to || settledAt < to),
      );
      expect(rounds).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
      expect(pages).toBeLessThan(8);
    }
  });

  it('reads the primary keys backwards, and no more of them than the look', async () => {
    const plan = await fixture.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      await tx.query('SET LOCAL enable_bitmapscan = off');
      // Tables of a test are so small that sorting them is as cheap as any order.
      await tx.query('SET LOCAL enable_sort = off');
      const values = [playerId, 9, 0, 5_000, 'other', null, null, true, null, 31];
      return tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${LIST}`, values);
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Merge Append');
    expect(text).toContain('Index Scan Backward using round_pkey');
    expect(text).toContain('Index Scan Backward using round_archive_pkey');
    expect(text).not.toMatch(/Seq Scan on round|Sort {2}/);
  });

  it('is saved whole, from both tables, in however small portions it is read', async () => {
    const lines = async (filter: HistoryFilter) =>
      (await text(saveHistory(fixture.db, { playerId, filter }, 7))).trim().split('\n').slice(1);
    const cells = (await lines({})).map((line) => line.split(','));
    expect(cells.map(([id]) => id)).toEqual((await all({})).rounds.map(({ key }) => key));
    expect(new Set(cells.map((line) => line[5]))).toEqual(new Set(['1.00']));
    expect(await lines({ result: 'won', game: 'other' })).toHaveLength(
      (await all({ result: 'won', game: 'other' })).rounds.length,
    );
  });

  it('is empty for a player who has not played', async () => {
    const nobody = await fixture.player('UA', 0n);
    const query = { playerId: nobody, before: undefined, filter: { to: day(1) } };
    expect(await listHistory(fixture.db, query)).toEqual({ rounds: [], next: undefined });
  });
});
