import { managePaymentFindings, type PaymentFindings } from './features/money/payments/feature.ts';
import { createCommandLog, onDatabase, reportFailure, SetupError } from './operator.ts';

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
  const refusal = await onDatabase({ env: process.env, name: 'payments', asServer: true }, async (db) => {
    const findings = managePaymentFindings(db, () => new Date(), createCommandLog(process.env));
    return isClose ? findings.close(BigInt(id), note) : list(findings);
  });
  if (refusal !== undefined) throw new SetupError(refusal);
  return 0;
}

async function list(findings: PaymentFindings): Promise<undefined> {
  const open = await findings.list();
  for (const { id, kind, foundAt, playerId, amountMinor, currency, ...about } of open)
    console.log(
      `${id} ${foundAt.toISOString()} ${kind} ${about.payInId ? `player ${playerId}: ${amountMinor} ${currency}, pay-in ${about.payInId} (${about.state})` : 'of no pay-in'}, the provider’s ${about.providerPaymentId}, ${about.type} in event ${about.eventId}`,
    );
  if (open.length === 0) console.log('nothing');
  return undefined;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
