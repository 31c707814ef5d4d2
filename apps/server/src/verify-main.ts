import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/root.ts';
import { reportFailure, SetupError } from '../../../tools/setup-error.ts';
import { chooseDatabase } from '../../../tools/start/database.ts';
import { loadSecrets } from '../../../tools/start/secrets.ts';
import { verifyBooks, type BooksReport } from './features/books/index.ts';
import { createDatabase } from './platform/database.ts';

/** So often the progress of a long check is told. */
const TELL_EVERY_MS = 2_000;
const VAR = process.env['CROUPIER_VAR'] ?? join(ROOT, 'var');

/**
 * `npm run verify`: walks everything that is linked in DATABASE_URL's database, or in the embedded one, also while the
 * server plays on it. Exit 0 when everything agrees; 1 and the first difference when not. SEED_KEY opens the seeds; that
 * of the embedded installation is found. `--json` prints the report as a line.
 */
async function main(args: string[]): Promise<number> {
  const json = args.includes('--json');
  const folder = join(VAR, 'postgres');
  if (!process.env['DATABASE_URL'] && !existsSync(folder)) {
    throw new SetupError('There is no database yet: run npm start first, or set DATABASE_URL.');
  }
  const chosen = await chooseDatabase(folder, json ? () => {} : console.log);
  const db = createDatabase({ url: chosen.url, maxConnections: 1, applicationName: 'croupier-verify' });
  try {
    const report = await verifyBooks(db, {
      seedKey: findSeedKey(),
      forcedDraws: process.env['CROUPIER_TEST_SEAMS'] === '1' && process.env['CROUPIER_ENV'] !== 'production',
      told: createTeller(),
    });
    if (json) console.log(JSON.stringify(report));
    else print(report);
    return report.ok ? 0 : 1;
  } finally {
    await db.close();
    await chosen.stop();
  }
}

/** Of another database than the embedded one only who gives it knows the key. */
function findSeedKey(): Buffer | undefined {
  const given = process.env['SEED_KEY'];
  if (given) return Buffer.from(given, 'hex');
  const file = join(VAR, 'secrets.json');
  if (process.env['DATABASE_URL'] || !existsSync(file)) return undefined;
  return Buffer.from(loadSecrets(file).SEED_KEY, 'hex');
}

function createTeller(): (check: { name: string }, rows: number) => void {
  let toldAt = performance.now();
  return ({ name }, rows) => {
    if (rows === 0 || performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    console.error(`     ${name}: ${rows} rows`);
  };
}

function print(report: BooksReport): void {
  console.log(`${report.accounts} accounts, ${report.transfers} transfers, ${report.rounds} rounds`);
  for (const { name, says, difference, tookMs } of report.checks) {
    console.log(`${difference ? 'FAIL' : 'ok  '} ${name.padEnd(20)} ${says} (${tookMs} ms)`);
  }
  for (const sentence of report.leftOut) console.log(`left out: ${sentence}`);
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
