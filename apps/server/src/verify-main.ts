import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/root.ts';
import { reportFailure, SetupError } from '../../../tools/setup-error.ts';
import { chooseDatabase } from '../../../tools/start/database.ts';
import { PROVIDER_BOOKS } from './features/providers/index.ts';
import { verifyBooks, type BooksReport } from './features/rounds/index.ts';
import { createDatabase } from './platform/database.ts';

/**
 * `npm run verify`: re-adds the whole ledger of DATABASE_URL's database, or of the embedded one, also while the server
 * plays on it. Exit 0 when everything agrees; 1 and the first difference when not. `--json` prints the report as a line.
 */
async function main(args: string[]): Promise<number> {
  const json = args.includes('--json');
  const folder = join(process.env['CROUPIER_VAR'] ?? join(ROOT, 'var'), 'postgres');
  if (!process.env['DATABASE_URL'] && !existsSync(folder)) {
    throw new SetupError('There is no database yet: run npm start first, or set DATABASE_URL.');
  }
  const chosen = await chooseDatabase(folder, json ? () => {} : console.log);
  const db = createDatabase({ url: chosen.url, maxConnections: 1, applicationName: 'croupier-verify' });
  try {
    const report = await verifyBooks(db, PROVIDER_BOOKS);
    if (json) console.log(JSON.stringify(report));
    else print(report);
    return report.ok ? 0 : 1;
  } finally {
    await db.close();
    await chosen.stop();
  }
}

function print(report: BooksReport): void {
  console.log(`${report.accounts} accounts, ${report.transfers} transfers, ${report.rounds} rounds`);
  for (const { name, says, difference, tookMs } of report.checks) {
    console.log(`${difference ? 'FAIL' : 'ok  '} ${name.padEnd(20)} ${says} (${tookMs} ms)`);
  }
  for (const { currency, kind, owedMinor } of report.liabilities) {
    console.log(`owed to players: ${owedMinor} ${currency} minor units, ${kind}`);
  }
  const first = report.checks.find((check) => check.difference);
  if (first)
    console.log(
      `\nThe books do not agree. First difference, in ${first.name}:\n${JSON.stringify(first.difference, null, 2)}`,
    );
  else console.log('\nThe books agree.');
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
