import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

/** How a limit is written: money, or minutes where there is no currency. */
export function useLimitSize(): (size: string, currency: Currency | null) => string {
  const t = useTranslations('player-desk.rules');
  const money = useMoney();
  return (size, currency) => (currency ? money(size, currency) : t('minutes', { minutes: Number(size) }));
}
