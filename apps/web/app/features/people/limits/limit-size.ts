import type { PlayerLimit } from '@croupier/contract/people/limits';
import { parseAmountMinor, type Currency } from '@croupier/domain/money/amounts';
import { LIMIT_PERIOD_MS, type LimitKey } from '@croupier/domain/people/limits';
import { writeMoney, type MoneyFormat } from '../../../lib/money-input/money-text.ts';
import { readWritten } from '../../../lib/money-input/pasted-money.ts';

const MINUTE_MS = 60_000;

/** What is typed for a limit, in minor units or in minutes; undefined where it is none that such a limit can be. */
export function readSize({ rule, period }: LimitKey, text: string, format: MoneyFormat): string | undefined {
  if (rule !== 'session_time') {
    const minor = readWritten(text, format);
    return minor === undefined ? undefined : parseAmountMinor(minor.toString())?.toString();
  }
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  const most = period === 'round' ? 0 : LIMIT_PERIOD_MS[period] / MINUTE_MS;
  return minutes > 0 && minutes <= most ? String(minutes) : undefined;
}

/** The limit that stands, as it is typed; nothing where it is of another currency. */
export function writeSize({ rule, size, currency }: PlayerLimit, own: Currency, format: MoneyFormat): string {
  if (size === null) return '';
  if (rule === 'session_time') return size;
  return currency === own ? writeMoney(BigInt(size), format) : '';
}
