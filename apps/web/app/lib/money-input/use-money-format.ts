import { useMemo } from 'react';
import { useLanguage } from '../root-data.ts';
import { moneyFormatIn, type MoneyFormat } from './money-text.ts';

/** How money is typed in the language of the page, with no limits: for forms that say why an amount will not do. */
export function useMoneyFormat(): MoneyFormat {
  const language = useLanguage();
  return useMemo(() => moneyFormatIn(language), [language]);
}
