import { rebuildHouseDays } from './features/money/books/feature.ts';
import { createCommandLog, onDatabase, reportFailure } from './operator.ts';

const USAGE = `npm run books -- rebuild-days     the house's accounts by day, added up again from the transfers that are linked`;

/** What is kept beside the ledger and can be made of it again, on DATABASE_URL's database or the embedded one, while the server runs. */
async function main(args: string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'rebuild-days') {
    console.error(USAGE);
    return 64;
  }
  const record = createCommandLog(process.env);
  await onDatabase({ env: process.env, name: 'books' }, (db) =>
    db.transaction(async (tx) => {
      // As long as it takes: the limit of a statement is for calls.
      await tx.query('SET LOCAL statement_timeout = 0');
      await rebuildHouseDays(tx);
      await record(tx, { act: 'rebuild.house-days', subject: ['books', 'house days'] });
    }),
  );
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
