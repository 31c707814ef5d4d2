import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import type { Database } from '../../../platform/database.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { betOf } from '../../play/rounds/rounds.fixture.ts';
import { createArchiveFixture, KEPT_DAYS } from './archive.fixture.ts';

let house: Awaited<ReturnType<typeof createArchiveFixture>>;
beforeAll(async () => {
  house = await createArchiveFixture();
});
afterAll(() => house.drop());

const OLD = 200;
const move = (db: Pick<Database, 'query'>, what: 'rounds' | 'transfers', players: readonly bigint[]) =>
  db.query<{ moved: bigint }>(`SELECT moved FROM archive_${what}($1, $2, 1000)`, [players, KEPT_DAYS]);
const pass = async () => {
  const { run, moved, failures } = house.createPass();
  await run();
  return { moved, failures };
};

describe('the archive', () => {
  it('takes what is of closed months, from each player’s beginning on, and leaves what is younger', async () => {
    const { player } = await house.playerWith([OLD, OLD, 150, 120, 1, 120, 0]);
    const { player: young } = await house.playerWith([0, 0]);
    await house.link();
    const before = await house.placesOf(player);
    expect(await pass()).toMatchObject({ failures: [] });
    // The one of yesterday stays, and so does what was played after it, however old it is made here.
    expect(await house.placesOf(player)).toMatchObject({ rounds: 3, oldRounds: 4 });
    const after = await house.placesOf(player);
    expect(after.oldTransfers).toBeGreaterThanOrEqual(5);
    expect(after.transfers! + after.oldTransfers!).toBe(before.transfers);
    expect(await house.placesOf(young)).toMatchObject({ oldRounds: 0, oldTransfers: 0 });
    expect(await house.differences()).toEqual([]);
  });

  it('takes no month before it has been over for so long', async () => {
    const [row] = await house.db.query<{ kept: number; least: number }>(
      `SELECT extract(day FROM now() - first_kept_month(62))::integer AS kept, extract(day FROM now() - first_kept_month(1))::integer AS least`,
    );
    expect(row!.kept).toBeGreaterThanOrEqual(62);
    expect(row!.kept).toBeLessThan(62 + 31);
    expect(row!.least).toBeGreaterThanOrEqual(31);
  });

  it('takes no transfer that the books have not linked, and takes it once they have', async () => {
    const { player } = await house.playerWith([OLD, OLD]);
    await pass();
    expect(await house.placesOf(player)).toMatchObject({ rounds: 0, oldRounds: 2, oldTransfers: 0 });
    await house.link();
    expect(await house.differences()).toEqual([]);
    await pass();
    expect(await house.placesOf(player)).toMatchObject({ transfers: 0 });
    expect(await house.differences()).toEqual([]);
  });

  it('moves a long history in portions, and what is moved once', async () => {
    const { player } = await house.playerWith(Array.from({ length: 8 }, () => OLD));
    await house.link();
    const moved = async (what: string) =>
      (
        await house.db.query<{ moved: bigint; more: boolean }>(
          `SELECT moved, more FROM archive_${what}($1, $2, 3)`,
          [[player], KEPT_DAYS],
        )
      ).map(({ moved: rows, more }) => [Number(rows), more]);
    expect(await moved('rounds')).toEqual([[3, true]]);
    expect(await moved('transfers')).toEqual([[3, true]]);
    await pass();
    expect(await house.placesOf(player)).toMatchObject({ rounds: 0, oldRounds: 8, transfers: 0 });
    expect((await pass()).moved).toEqual([]);
    expect(await house.differences()).toEqual([]);
  });

  it('is done for a month when one pass has gone through', async () => {
    const { run, moved } = house.createPass();
    await house.playerWith([OLD]);
    await run();
    await house.playerWith([OLD]);
    await run();
    expect(moved).toHaveLength(1);
  });

  it('lets the server neither write it nor take from it', async () => {
    for (const table of ['round_archive', 'ledger_transfer_archive', 'round', 'ledger_transfer']) {
      await expect(house.db.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '42501' });
      if (table.endsWith('archive'))
        await expect(house.db.query(`INSERT INTO ${table} DEFAULT VALUES`)).rejects.toMatchObject({
          code: '42501',
        });
    }
  });

  it('has the columns of its hot table in their order, and so have those who read both', async () => {
    const columnsOf = async (table: string) =>
      house.owner.query(
        `SELECT attname, atttypid::regtype::text AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum`,
        [table],
      );
    for (const [hot, all] of [
      ['round', 'every_round'],
      ['ledger_transfer', 'every_transfer'],
    ]) {
      expect(await columnsOf(`${hot}_archive`)).toEqual(await columnsOf(hot!));
      expect(await columnsOf(all!)).toEqual(await columnsOf(hot!));
    }
  });
});

describe('what cannot be archived', () => {
  it('is told of and holds up no other: a nonce of the archive that is used again', async () => {
    const { player, bets } = await house.playerWith([OLD, OLD]);
    await house.link();
    await pass();
    const { player: other } = await house.playerWith([OLD]);
    await house.owner.query(
      `INSERT INTO round SELECT (jsonb_populate_record(r, jsonb_build_object('key', gen_random_uuid()))).* FROM round_archive r
WHERE player_id = $1 AND key = $2`,
      [player, bets[0]!.key],
    );
    expect((await house.differences()).map(({ name }) => name)).toContain('nonces');
    const { failures } = await pass();
    expect(failures.map(({ row }) => row)).toEqual([String(player)]);
    expect(await house.placesOf(other)).toMatchObject({ rounds: 0, oldRounds: 1 });
    await house.owner.query('DELETE FROM round WHERE player_id = $1', [player]);
    await house.link();
    expect(await house.differences()).toEqual([]);
  });
});

describe('two at once', () => {
  it('a second that moves the same rows finds them moved', async () => {
    const { player } = await house.playerWith([OLD, OLD, OLD]);
    let second: Promise<{ moved: bigint }[]> | undefined;
    await house.owner.transaction(async (tx) => {
      expect(await move(tx, 'rounds', [player])).toEqual([{ moved: 3n }]);
      second = move(house.db, 'rounds', [player]);
      second.catch(() => {});
      await untilWaitingForLocks(house.owner, 1);
    });
    expect(await second).toEqual([]);
    expect(await house.placesOf(player)).toMatchObject({ rounds: 0, oldRounds: 3 });
  });

  it('one that is killed half-way has moved nothing, and the next moves all', async () => {
    const { player, bets } = await house.playerWith([OLD, OLD, OLD]);
    await house.owner.transaction(async (tx) => {
      // The last of the rows is held: the others are deleted and written by then, in a transaction that is not over.
      await tx.query('SELECT FROM round WHERE player_id = $1 AND key = $2 FOR UPDATE', [
        player,
        bets[2]!.key,
      ]);
      const killed = move(house.db, 'rounds', [player]);
      killed.catch(() => {});
      await untilWaitingForLocks(house.owner, 1);
      await tx.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      await expect(killed).rejects.toThrow();
    });
    expect(await house.placesOf(player)).toMatchObject({ rounds: 3, oldRounds: 0 });
    await pass();
    expect(await house.placesOf(player)).toMatchObject({ rounds: 0, oldRounds: 3 });
  });

  it('bets under an old key meet the move, before, in the midst of and after it, and each gets the first answer', async () => {
    const { player, bets } = await house.playerWith([OLD, OLD]);
    const [bet] = bets;
    const first = await house.server.rounds.recall(player, bet!.key);
    const ask = (change = {}) => house.createProcess().rounds.play({ ...bet!, ...change });
    const asked: ReturnType<typeof ask>[] = [];
    await house.owner.transaction(async (seat) => {
      await seat.query('SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [player]);
      // These look for the key as it was before the move, and wait for the seat until it is over.
      asked.push(ask(), ask({ stakeMinor: '200' }), ask({ game: 'pearl-reef', mode: 'traps-1' }));
      await untilWaitingForLocks(house.owner, asked.length);
      await house.owner.transaction(async (tx) => {
        expect(await move(tx, 'rounds', [player])).toEqual([{ moved: 2n }]);
        // While it is not committed, it stands where it stood, and nobody waits for it.
        expect(await house.server.rounds.recall(player, bet!.key)).toEqual(first);
      });
    });
    const reused = { refused: 'key_reused' };
    expect(await Promise.all(asked)).toEqual([first, reused, reused]);
    expect(await house.placesOf(player)).toMatchObject({ rounds: 0, oldRounds: 2 });
    expect(await ask()).toEqual(first);
    expect(await ask({ stakeMinor: '200' })).toEqual(reused);
    expect(await ask({ game: 'pearl-reef', mode: 'traps-1' })).toEqual(reused);
    // A key of its own is a new round all the same, alone and beside others.
    notRefused(await house.server.rounds.play(betOf(player)));
    await house.link();
    expect(await house.differences()).toEqual([]);
  });

  it('no round is opened under the key of an archived one, whatever asks', async () => {
    const { player, bets } = await house.playerWith([OLD]);
    await pass();
    const open = betOf(player, { game: 'pearl-reef', mode: 'traps-1', key: randomUUID() });
    notRefused(await house.server.rounds.play(open));
    const rename = house.db.query('UPDATE open_round SET key = $3 WHERE player_id = $1 AND key = $2', [
      player,
      open.key,
      bets[0]!.key,
    ]);
    await expect(rename).rejects.toMatchObject({ code: '23505', constraint: 'round_key_once' });
  });
});
