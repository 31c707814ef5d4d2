import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/root.ts';
import { reportFailure, SetupError } from '../../../tools/setup-error.ts';
import { chooseDatabase } from '../../../tools/start/database.ts';
import { MOST_EXAMPLES, seedExamples } from './features/site/lobby/index.ts';
import { createDatabase } from './platform/database.ts';

/**
 * `npm run seed:catalogue -- 2000`: fills the lobby of DATABASE_URL's database, or of the embedded one, with so many
 * examples that cannot be played, to see it with many games; 0 takes them away. A production server shows none.
 */
async function main([wanted = '']: string[]): Promise<number> {
  const count = Number(wanted);
  if (!/^\d+$/.test(wanted) || count > MOST_EXAMPLES)
    throw new SetupError(`Say how many examples there shall be: 0 to ${MOST_EXAMPLES}.`);
  if (process.env['CROUPIER_ENV'] === 'production')
    throw new SetupError('Examples have no place in production.');
  const folder = join(process.env['CROUPIER_VAR'] ?? join(ROOT, 'var'), 'postgres');
  if (!process.env['DATABASE_URL'] && !existsSync(folder))
    throw new SetupError('There is no database yet: run npm start first, or set DATABASE_URL.');
  const chosen = await chooseDatabase(folder, console.log);
  const db = createDatabase({ url: chosen.url, maxConnections: 1, applicationName: 'croupier-seed' });
  try {
    await seedExamples(db, count);
    console.log(count === 0 ? 'The examples are gone.' : `${count} examples are in the lobby.`);
    return 0;
  } finally {
    await db.close();
    await chosen.stop();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
