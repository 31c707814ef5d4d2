import {
  createKeptHead,
  keepVerifyRun,
  verifyBooks,
  type BooksReport,
  type HeldHead,
} from './features/money/books/feature.ts';
import { findSeedKey, keptHeadFile, onDatabase, reportFailure, SetupError } from './operator.ts';

/** So often the progress of a long check is told. */
const TELL_EVERY_MS = 2_000;

/**
 * `npm run verify`: walks everything that is linked in DATABASE_URL's database, or in the embedded one, also while the
 * server plays on it. Exit 0 when everything agrees; 1 and the first difference when not. SEED_KEY opens the seeds; that
 * of the embedded installation is found. `--json` prints the report as a line.
 *
 * `--head 12:<hash>` holds a head, as it was published, against the books. `--from 12:<hash>` does, and then looks only at
 * players whose money has moved since, and hashes and draws again only what moved it. The last head that a whole run found
 * good is kept in a file of this machine (VERIFIED_HEAD), where the owner of the database cannot make another of it: every
 * run holds it against the books, and `--from last` names it. The run, and what it found, is kept for the office.
 */
async function main(args: string[]): Promise<number> {
  const json = args.includes('--json');
  const keeper = createKeptHead(keptHeadFile(process.env));
  const kept = keeper.read();
  const from = readHead(args, '--from', kept);
  const heldHeads = [kept, from, readHead(args, '--head', kept)].filter((head) => head !== undefined);
  const desk = { env: process.env, name: 'verify', ...(!json && { print: console.log }) };
  const report = await onDatabase(desk, async (db) => {
    const startedAt = new Date();
    const found = await verifyBooks(db, {
      seedKey: findSeedKey(process.env),
      forcedDraws: process.env['CROUPIER_TEST_SEAMS'] === '1' && process.env['CROUPIER_ENV'] !== 'production',
      heldHeads,
      sinceHead: from?.number,
      told: createTeller(),
    });
    const tookMs = Date.now() - startedAt.getTime();
    // Who may only read the database verifies it none the less: the office is told by the next run of who may write.
    await keepVerifyRun(db, found, { startedAt, tookMs, sinceHead: from?.number }).catch((error: Error) =>
      console.error(`this run was not kept for the office: ${error.message}`),
    );
    return found;
  });
  if (json) console.log(JSON.stringify(report));
  else print(report, from);
  if (report.ok && report.head && report.leftOut.length === 0) keeper.write(report.head);
  return report.ok ? 0 : 1;
}

function readHead(args: string[], name: string, kept: HeldHead | undefined): HeldHead | undefined {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  if (args[at + 1] === 'last' && kept) return kept;
  const [, number, hash] = /^([1-9][0-9]{0,8}):([0-9a-f]{64})$/.exec(args[at + 1] ?? '') ?? [];
  if (hash) return { number: Number(number), hash };
  throw new SetupError(
    `${name} takes a published head as <number>:<64 digits>, or "last" where one was verified before.`,
  );
}

function createTeller(): (check: { name: string }, rows: number) => void {
  let toldAt = performance.now();
  return ({ name }, rows) => {
    if (rows === 0 || performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    console.error(`     ${name}: ${rows} rows`);
  };
}

function print(report: BooksReport, from: HeldHead | undefined): void {
  console.log(`${report.accounts} accounts, ${report.transfers} transfers, ${report.rounds} rounds`);
  if (from) console.log(`looked at: players whose money has moved since head ${from.number}`);
  for (const { name, says, difference, tookMs } of report.checks) {
    console.log(`${difference ? 'FAIL' : 'ok  '} ${name.padEnd(20)} ${says} (${tookMs} ms)`);
  }
  for (const sentence of report.leftOut) console.log(`left out: ${sentence}`);
  for (const { currency, kind, owedMinor } of report.liabilities) {
    console.log(`owed to players: ${owedMinor} ${currency} minor units, ${kind}`);
  }
  if (report.head) console.log(`newest head: ${report.head.number}:${report.head.hash}`);
  const first = report.checks.find((check) => check.difference);
  if (first)
    console.log(
      `\nThe books do not agree. First difference, in ${first.name}:\n${JSON.stringify(first.difference, null, 2)}`,
    );
  else console.log('\nThe books agree.');
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
