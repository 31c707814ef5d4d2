import { MONEY_FLOWS, type MoneyFlow, type MoneyLine } from '@croupier/domain/money/reconciliation';

const HEAD = 'flow,provider_id,merchant_reference,amount_minor,currency,settled_at';
const REFERENCE = /^[A-Za-z0-9-]{1,64}$/;
const AMOUNT = /^[1-9][0-9]{0,14}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** The lines of a settlement file; undefined where it is not one, or not whole. */
export function parseSettlements(text: string): MoneyLine[] | undefined {
  const lines = text.trimEnd().split('\n');
  const end = lines.pop();
  if (lines.shift() !== HEAD || end !== `end,${lines.length}`) return undefined;
  const parsed = lines.map(parseLine);
  return parsed.every((line) => line !== undefined) ? parsed : undefined;
}

function parseLine(text: string): MoneyLine | undefined {
  const [flow = '', , reference = '', amount = '', currency = '', , ...more] = text.split(',');
  const isLine = isFlow(flow) && REFERENCE.test(reference) && AMOUNT.test(amount) && CURRENCY.test(currency);
  return isLine && more.length === 0 ? { flow, reference, amountMinor: BigInt(amount), currency } : undefined;
}

const isFlow = (word: string): word is MoneyFlow => (MONEY_FLOWS as readonly string[]).includes(word);
