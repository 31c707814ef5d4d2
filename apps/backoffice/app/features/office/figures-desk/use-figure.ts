import type { FigureName } from '@croupier/contract/office/figures-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import { useFormatter } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

export const isMoney = (name: string): boolean => name.endsWith('Minor');

/** A figure as text: money of its currency, or a number. */
export function useFigure(currency: Currency): (name: FigureName, digits: string) => string {
  const money = useMoney();
  const format = useFormatter();
  return (name, digits) => (isMoney(name) ? money(digits, currency) : format.number(BigInt(digits)));
}
