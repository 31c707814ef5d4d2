import type { Difference } from '@croupier/domain/money/reconciliation';
import { parseArgs } from 'node:util';
import { openReconciliation } from './features/money/reconciliation/feature.ts';
import { findSandbox, onDatabase, reportFailure } from './operator.ts';

const USAGE = `npm run reconcile -- [--day 2026-11-28]

  holds a day of money (UTC; yesterday, where none is named) against the provider's settlement file and its API, and keeps what differs
  for the office. It moves no money. Exit status: 0 where all three agree, 1 where they do not, 2 where there is no file`;

const DAY_MS = 86_400_000;

/** `npm run reconcile`: asks the provider, on DATABASE_URL's database or the embedded one, while the server runs. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { day: { type: 'string' } }, allowPositionals: true });
  const today = new Date().toISOString().slice(0, 10);
  const day = values.day ?? new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  if (positionals.length > 0 || !isDay(day) || day > today) {
    console.error(USAGE);
    return 64;
  }
  const sandbox = findSandbox(process.env);
  const run = await onDatabase({ env: process.env, name: 'reconcile', asServer: true }, (db) =>
    openReconciliation(db, sandbox).run(day),
  );
  if (run === 'unavailable') {
    console.error(`${day}: there is no settlement file at ${sandbox.url}`);
    return 2;
  }
  for (const difference of run.differences) console.log(describe(difference));
  console.log(
    `${day}: ${run.differences.length === 0 ? 'all three agree' : `${run.differences.length} differences`}`,
  );
  return run.differences.length === 0 ? 0 : 1;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

function describe({ what, odd, flow, reference, said, lines }: Difference): string {
  const says = (['ledger', 'file', 'api'] as const).map((source) => {
    const money = said[source];
    return `${source} ${money ? `${money.amountMinor} ${money.currency}` : 'nothing'}`;
  });
  const where = odd === null ? '' : ` (${odd}${lines > 1 ? `, ${lines} times` : ''})`;
  return `${what}${where}: ${flow} ${reference}: ${says.join(', ')}`;
}

process.exitCode = await main().catch(reportFailure);
