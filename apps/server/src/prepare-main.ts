import { createPasswords } from './features/people/players/feature.ts';
import { seedOperators } from './features/office/operators/feature.ts';
import { importProgrammes } from './features/rewards/programmes/feature.ts';
import { importShipped } from './features/site/content/feature.ts';
import { seedDemo } from './features/site/test-data/feature.ts';
import { seedStudioGames } from './features/play/providers/feature.ts';
import { findAppRole } from './platform/app-role.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase, type Database } from './platform/database.ts';
import { readKeyRing } from './platform/key-ring.ts';
import { migrate } from './platform/migrate.ts';
import { PROGRAMME_KINDS } from './programme-kinds.ts';

/**
 * Makes the database of DATABASE_URL ready: migrations as its owner, then as the server's role the content that the installation
 * ships with, and for a demonstration its programmes and accounts.
 * Without an explicit CROUPIER_ENV of development or test there is no account whose password is known. The last line printed is JSON:
 * `{ players: { username, password, note }[], operators: { email, password, role, codeSecret }[] }`.
 */
async function prepare(url: string): Promise<void> {
  const owner = createDatabase({ url, maxConnections: 2, applicationName: 'croupier-prepare' });
  try {
    await migrate(owner, console.log);
  } finally {
    await owner.close();
  }
  const role = await findAppRole(url);
  const db = createDatabase({
    url,
    ...(role && { role }),
    maxConnections: 2,
    applicationName: 'croupier-prepare',
  });
  try {
    await importShipped({ db, clock: systemClock });
    // Only where it is said that nobody's money is at stake: a forgotten setting must not open accounts that anybody may enter.
    const forDemo = ['development', 'test'].includes(process.env['CROUPIER_ENV'] ?? '');
    const { players, operators } = forDemo ? await seedForDemo(db) : { players: [], operators: [] };
    console.log(JSON.stringify({ players: players.map(describe), operators }));
  } finally {
    await db.close();
  }
}

async function seedForDemo(db: Database) {
  await seedStudioGames(db);
  // What gives money is put in force by people of the house, wherever it is somebody's.
  const kinds = new Map(PROGRAMME_KINDS.map((kind) => [kind.kind, kind]));
  await importProgrammes({ db, clock: systemClock, kinds });
  const parts = { db, clock: systemClock, passwords: createPasswords() };
  const { accounts: players } = await seedDemo(parts);
  // The secrets of their codes are sealed: without the key there are none to seal.
  const seedKey = process.env['SEED_KEY'];
  const operators = seedKey ? await seedOperators({ ...parts, seedKey: readKeyRing(seedKey) }) : [];
  return { players, operators };
}

function describe({
  email,
  password,
  region,
  language,
}: {
  email: string;
  password: string;
  region: string;
  language: string;
}) {
  return { username: email, password, note: `${region}, ${language}` };
}

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set.');
await prepare(url);
