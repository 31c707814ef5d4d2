import { CardReportSchema, PayOutReportSchema } from '@croupier/contract/money/pay-outs';
import Value from 'typebox/value';
import type { Tx } from '../../../platform/database.ts';
import { keepFinding, wordOf, type ProviderMessage } from '../payments/feature.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { takeCardReport } from './take-card-report.ts';
import { takePayOutReport } from './take-pay-out-report.ts';

/** The messages of a provider that are taken here, and how. */
export const TAKE = { 'pay-out': takePayOutMessage, card: takeCardMessage } as const;

/** Takes a message about a pay-out. What is not to be read, of none of ours or not as it was sent is kept for a person. */
async function takePayOutMessage(tx: Tx, parts: PayOutsParts, message: ProviderMessage): Promise<string> {
  const report: unknown = JSON.parse(message.body.toString());
  const outcome = Value.Check(PayOutReportSchema, report)
    ? await takePayOutReport(tx, parts, { eventId: message.id, report })
    : 'mismatch';
  if (outcome === 'unknown' || outcome === 'mismatch')
    await keepNews(tx, parts, { outcome, message, report, named: 'payOutId' });
  return outcome;
}

/** Takes a message about a card that was shown, in the same way. */
async function takeCardMessage(tx: Tx, parts: PayOutsParts, message: ProviderMessage): Promise<string> {
  const report: unknown = JSON.parse(message.body.toString());
  const outcome = Value.Check(CardReportSchema, report)
    ? await takeCardReport(tx, parts, report)
    : 'mismatch';
  if (outcome !== 'taken')
    await keepNews(tx, parts, { outcome, message, report, named: 'merchantReference' });
  return outcome;
}

interface News {
  readonly outcome: 'unknown' | 'mismatch';
  readonly message: ProviderMessage;
  readonly report: unknown;
  /** The field that says what it is about. */
  readonly named: string;
}

async function keepNews(
  tx: Tx,
  parts: PayOutsParts,
  { outcome: kind, message, report, named }: News,
): Promise<void> {
  const said = report as Readonly<Record<string, unknown>>;
  await keepFinding(tx, parts, {
    ...{ kind, payInId: null, eventId: message.id, message: message.number, now: parts.clock.now() },
    ...{ type: wordOf(said['type']), providerPaymentId: wordOf(said[named]) },
  });
}
