import { createPasswords } from './features/people/players/index.ts';
import { seedDemo } from './features/site/test-data/index.ts';
import { seedStudioGames } from './features/play/providers/index.ts';
import { findAppRole } from './platform/app-role.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';

/**
 * Makes the database of DATABASE_URL ready: migrations as its owner, then the demo accounts as the server's role.
 * Without an explicit CROUPIER_ENV of development or test there is no account whose password is known. The last line printed is a JSON array of
 * `{ username, password, note }`.
 */
async function prepare(url: string): Promise<void> {
  const owner = createDatabase({ url, maxConnections: 2, applicationName: 'croupier-prepare' });
  await migrate(owner, console.log).finally(() => owner.close());
  // Only where it is said that nobody's money is at stake: a forgotten setting must not open accounts that anybody may enter.
  if (!['development', 'test'].includes(process.env['CROUPIER_ENV'] ?? '')) return console.log('[]');
  const role = await findAppRole(url);
  const db = createDatabase({
    url,
    ...(role && { role }),
    maxConnections: 2,
    applicationName: 'croupier-prepare',
  });
  await seedStudioGames(db);
  const { accounts } = await seedDemo({ db, clock: systemClock, passwords: createPasswords() }).finally(() =>
    db.close(),
  );
  console.log(JSON.stringify(accounts.map(describe)));
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
