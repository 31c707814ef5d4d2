import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betOf, createRoundsFixture } from '../../play/rounds/rounds.fixture.ts';
import { listChecks } from './list-checks.ts';
import { ARCHIVE_ALL, FAULTS, plant } from './plant-fault.fixture.ts';
import { createPlantedWorld, type PlantedWorld } from './planted-world.fixture.ts';
import { checkBooks, verifyBooks } from './verify-books.ts';

/** One fault for each check; all of them are in verify-books.slow.db.test.ts. */
const FIRST_FAULTS = [...new Map([...FAULTS].reverse().map((fault) => [fault.check, fault])).values()];

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

  it('agrees with what has happened since a head', async () => {
    const report = await verifyBooks(world.house.owner, { ...options(), sinceHead: 1 });
    expect(report.checks.filter(({ difference }) => difference)).toEqual([]);
  });

  it.each(FIRST_FAULTS)('names $check for $what', async (fault) => {
    const found = await plant(world, fault, (tx) => checkBooks(tx, options()));
    expect(found.ok).toBe(false);
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it('agrees with what is archived', async () => {
    const found = await plant(world, { sql: ARCHIVE_ALL }, (tx) => checkBooks(tx, options()));
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
});

it('agrees with itself while rounds are played', async () => {
  const fixture = await createRoundsFixture();
  const server = fixture.createProcess();
  let playing = true;
  const play = async (player: bigint) => {
    while (playing) await server.rounds.play(betOf(player));
  };
  const players = await Promise.all([1, 2, 3, 4].map(() => fixture.player('UA', 1_000_000n)));
  const rounds = players.map(play);
  for (let n = 0; n < 3; n++) {
    const { checks } = await verifyBooks(fixture.owner, { seedKey: fixture.seedKey });
    expect(checks.filter(({ difference }) => difference)).toEqual([]);
  }
  playing = false;
  await Promise.all(rounds);
  await fixture.drop();
});
