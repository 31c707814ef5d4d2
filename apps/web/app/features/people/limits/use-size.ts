import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** How a limit is written: money, or minutes where there is no currency. */
export function useSize(): (size: string, currency: Currency | null) => string {
  const t = useTranslations('limits');
  const { money } = useFormat();
  return (size, currency) =>
    currency ? money(size, currency, { short: true }) : t('minutes', { minutes: Number(size) });
}
