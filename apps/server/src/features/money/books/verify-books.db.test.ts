import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { betOf, createRoundsFixture } from '../../play/rounds/rounds.fixture.ts';
import { listChecks } from './list-checks.ts';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.fixture.ts';
import { PAY_OUT_FAULTS } from './planted-pay-outs.fixture.ts';
import { PURSE_FAULTS } from './planted-purse-faults.fixture.ts';
import { RECORD_FAULTS } from './planted-record-faults.fixture.ts';
import { VOID_FAULTS } from './planted-voids.fixture.ts';
import { createPlantedWorld, type PlantedWorld } from './planted-world.fixture.ts';
import { checkBooks, verifyBooks } from './verify-books.ts';

const FAULTS = [...PLANTED_FAULTS, ...PURSE_FAULTS, ...RECORD_FAULTS, ...VOID_FAULTS, ...PAY_OUT_FAULTS];

describe('the verification', () => {
  let world: PlantedWorld;
  beforeAll(async () => {
    world = await createPlantedWorld();
  });
  afterAll(() => world.close());
  const options = () => ({ seedKey: world.seedKey });

  it('agrees with what has happened', async () => {
    const report = await verifyBooks(world.house.owner, options());
    expect(report.checks.filter(({ difference }) => difference)).toEqual([]);
    expect(report).toMatchObject({ ok: true, leftOut: [] });
  });

  it.each(FAULTS)('names $check for $what', async (fault) => {
    const found = await plant(fault, (tx) => checkBooks(tx, options()));
    expect(found.ok).toBe(false);
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it.each(FAULTS)('names $check for $what, in the archive', async (fault) => {
    const archived = fault.sql.map(inArchive);
    const found = await plant({ ...fault, sql: [...ARCHIVE_ALL, ...archived] }, (tx) =>
      checkBooks(tx, options()),
    );
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it.each(FAULTS.filter(isSeenSince))('names $check for $what, from a head on', async (fault) => {
    const found = await plant(fault, (tx) => checkBooks(tx, { ...options(), sinceHead: 1 }));
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it('agrees with what is archived', async () => {
    const found = await plant({ what: 'nothing', check: '', sql: ARCHIVE_ALL }, (tx) =>
      checkBooks(tx, options()),
    );
    expect(found.checks.filter(({ difference }) => difference)).toEqual([]);
  });

  it('has a planted fault for every check', () => {
    const planted = new Set(FAULTS.map(({ check }) => check));
    expect(
      listChecks(options())
        .map(({ name }) => name)
        .filter((name) => !planted.has(name)),
    ).toEqual([]);
  });

  it('says what it left out without the key', async () => {
    const { ok, leftOut, checks } = await verifyBooks(world.house.owner);
    expect(ok).toBe(true);
    expect(leftOut).toHaveLength(1);
    expect(checks.map(({ name }) => name)).not.toContain('outcomes');
  });

  /** Plants as the owner of the tables, looks, and takes everything back. */
  async function plant<T>({ sql }: PlantedFault, look: (tx: Tx) => Promise<T>): Promise<T> {
    class TakenBack extends Error {}
    let seen: T | undefined;
    const planting = world.house.owner.transaction(async (tx) => {
      for (const wall of WALLS) await tx.query(wall);
      for (const statement of sql) await tx.query(named(statement));
      seen = await look(tx);
      throw new TakenBack();
    });
    await expect(planting).rejects.toThrow(TakenBack);
    return seen!;
  }

  const named = (sql: string) =>
    sql.replace(/\{([a-z]+)\}/gi, (_, name: string) => world.names[name] ?? `{${name}}`);
});

/** What a run from a head on leaves to a whole one: what was hashed and drawn up to it, and what is counted over all players. */
const UP_TO_HEAD = new Set([
  'outcomes',
  'transfer-chain',
  'heads',
  'pools',
  'returns',
  'round-tally',
  'house-days',
  'house-moves',
]);

/** Only two have moved money since the head of the planted world: whose rows are hurt, and who sits at the studio. */
const isSeenSince = ({ sql, check }: PlantedFault): boolean =>
  /\{(player|bet|back|late)\}/.test(sql.join()) && !UP_TO_HEAD.has(check);

/** Everything in the archive, as if all months were closed. */
const ARCHIVE_ALL = ['round', 'ledger_transfer'].map(
  (table) =>
    `WITH gone AS (DELETE FROM ${table} RETURNING *) INSERT INTO ${table}_archive SELECT * FROM gone`,
);

/** The same fault to the same rows where they stand then. */
const inArchive = (sql: string): string =>
  sql.replace(/\b(round|ledger_transfer)(?=\b|_pkey\b)/g, '$1_archive');

/** Constraints that would not let the faults in; the verification must find them without. */
const WALLS = [
  'ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_amount_minor_check',
  ...['', '_archive'].map(
    (place) => `ALTER TABLE ledger_transfer${place} DROP CONSTRAINT ledger_transfer_check,
  DROP CONSTRAINT ledger_transfer_check1, DROP CONSTRAINT ledger_transfer_balance_after_minor_check`,
  ),
];

it('agrees with itself while rounds are played', async () => {
  const fixture = await createRoundsFixture();
  const server = fixture.createProcess();
  let playing = true;
  const play = async (player: bigint) => {
    while (playing) await server.rounds.play(betOf(player));
  };
  const players = await Promise.all([1, 2, 3, 4].map(() => fixture.player('UA', 1_000_000n)));
  const rounds = players.map(play);
  for (let n = 0; n < 5; n++) {
    const { checks } = await verifyBooks(fixture.owner, { seedKey: fixture.seedKey });
    expect(checks.filter(({ difference }) => difference)).toEqual([]);
  }
  playing = false;
  await Promise.all(rounds);
  await fixture.drop();
});
