import { join } from 'node:path';
import { ROOT } from '../../../tools/root.ts';
import { reportFailure, SetupError } from '../../../tools/setup-error.ts';
import { chooseDatabase } from '../../../tools/start/database.ts';
import { managePaymentFindings, type PaymentFindings } from './features/money/payments/index.ts';
import { findAppRole } from './platform/app-role.ts';
import { createDatabase } from './platform/database.ts';

const USAGE = `npm run payments -- <command>

  findings                payments that need a person, oldest first
  close <id> "<note>"     what was done about one; it is not listed again`;

/** What an operator does about payments, on DATABASE_URL's database or the embedded one, while the server runs. */
async function main([command = '', id = '', note = '', ...more]: string[]): Promise<number> {
  const isClose = command === 'close' && /^[1-9][0-9]{0,17}$/.test(id) && note !== '' && more.length === 0;
  if (!isClose && !(command === 'findings' && id === '')) {
    console.error(USAGE);
    return 64;
  }
  const folder = join(process.env['CROUPIER_VAR'] ?? join(ROOT, 'var'), 'postgres');
  const chosen = await chooseDatabase(folder, () => {});
  const role = await findAppRole(chosen.url);
  const db = createDatabase({ url: chosen.url, maxConnections: 1, ...(role && { role }) });
  try {
    const findings = managePaymentFindings(db, () => new Date());
    const refusal = isClose ? await findings.close(BigInt(id), note) : await list(findings);
    if (refusal !== undefined) throw new SetupError(refusal);
    return 0;
  } finally {
    await db.close();
    await chosen.stop();
  }
}

async function list(findings: PaymentFindings): Promise<undefined> {
  const open = await findings.list();
  for (const { id, kind, foundAt, playerId, amountMinor, currency, ...about } of open)
    console.log(
      `${id} ${foundAt.toISOString()} ${kind} player ${playerId}: ${amountMinor} ${currency}, pay-in ${about.payInId} (${about.state}), the provider’s ${about.providerPaymentId}, ${about.type} in event ${about.eventId}`,
    );
  if (open.length === 0) console.log('nothing');
  return undefined;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
