import { MOST_EXAMPLES, seedExamples } from './features/site/lobby/feature.ts';
import { onDatabase, reportFailure, SetupError } from './operator.ts';

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
  await onDatabase({ env: process.env, name: 'seed', print: console.log }, (db) => seedExamples(db, count));
  console.log(count === 0 ? 'The examples are gone.' : `${count} examples are in the lobby.`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
