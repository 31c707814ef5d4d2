import type { Currency } from '@croupier/domain';
import { useSyncExternalStore } from 'react';
import { formatMoney } from './format-money.ts';
import { formatDay, formatMoment } from './format-time.ts';
import { useLanguage } from './root-data.ts';

const never = () => () => undefined;

/**
 * Money and times in the page's language. Times are UTC in the server's page, which does not know where
 * the player is, and turn to local time as soon as the browser has taken over.
 */
export function useFormat() {
  const language = useLanguage();
  const zone = useSyncExternalStore<'local' | 'UTC'>(never, () => 'local', () => 'UTC');
  return {
    money: (amountMinor: bigint | string, currency: Currency, sign: 'auto' | 'always' = 'auto') =>
      formatMoney(amountMinor, currency, language, sign),
    day: (iso: string) => formatDay(iso, language, zone),
    moment: (iso: string) => formatMoment(iso, language, zone),
  };
}
