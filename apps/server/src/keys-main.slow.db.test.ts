import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlantedWorld, type PlantedWorld } from './features/money/books/planted-world.fixture.ts';
import { createSeedVault } from './features/play/fairness/feature.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NEW = randomBytes(32);
/** So many more pairs of seeds that a kill meets the command at work. */
const MORE_PAIRS = 5_000;

let world: PlantedWorld;
beforeAll(async () => {
  world = await createPlantedWorld();
  await plantPairs();
});
afterAll(() => world.close());

async function plantPairs(): Promise<void> {
  const vault = createSeedVault(world.seedKey);
  const numbers = Array.from({ length: MORE_PAIRS }, (_, at) => 1_000 + at);
  const pairs = numbers.map((number) => vault.create(world.player.id, number));
  await world.house.owner.query(
    `INSERT INTO seed_pair (player_id, number, server_seed_sealed, commitment)
SELECT $1, * FROM unnest($2::integer[], $3::bytea[], $4::text[])`,
    [world.player.id, numbers, pairs.map(({ sealed }) => sealed), pairs.map(({ commitment }) => commitment)],
  );
}

/** A command on the world's database. @param onLine told of every piece that it says */
function run(
  main: string,
  args: readonly string[],
  ring: readonly Buffer[],
  onLine?: (text: string) => boolean,
) {
  return new Promise<{ status: number | null; said: string }>((ended) => {
    const { databaseUrl, filesFolder } = world.house;
    const seedKey = ring.map((key) => key.toString('hex')).join();
    const env = { ...process.env, DATABASE_URL: databaseUrl, FILES_FOLDER: filesFolder, SEED_KEY: seedKey };
    const child = spawn(process.execPath, [`apps/server/src/${main}-main.ts`, ...args], { cwd: ROOT, env });
    let said = '';
    const hear = (piece: Buffer) => {
      said += String(piece);
      if (onLine?.(said)) child.kill('SIGKILL');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (status) => ended({ status, said }));
  });
}

test('is killed on the way, begins again beside another one, and leaves books that the new key alone verifies', async () => {
  const ring = [NEW, world.seedKey[0]];
  const before = await run('keys', ['status'], ring);
  expect([before.status, before.said]).toEqual([
    1,
    expect.stringMatching(/players: 0 with the first key, \d{4} with key 2/),
  ]);

  // What stands before the seeds of players is done, and they are under way.
  const killed = await run('keys', ['reseal'], ring, (said) =>
    said.includes('code secrets of operators who sign in'),
  );
  expect([killed.status, killed.said.includes('ends of chains')]).toEqual([null, false]);

  const both = await Promise.all([1, 2].map(() => run('keys', ['reseal'], ring)));
  for (const { said } of both) expect(said).not.toContain('FAILED');
  expect(await run('keys', ['reseal'], ring)).toMatchObject({
    status: 0,
    said: expect.stringContaining('All of it'),
  });

  const verified = await run('verify', [], [NEW]);
  expect([verified.status, verified.said]).toEqual([0, expect.stringContaining('The books agree.')]);
});

test('says what it takes when it is called wrongly, and refuses a ring that is none', async () => {
  expect((await run('keys', ['turn'], [NEW])).status).toBe(64);
  const refused = await run('keys', ['status'], [Buffer.from('short')]);
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('SEED_KEY must be 64')]);
});
