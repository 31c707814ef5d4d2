import type { Nomination } from '@croupier/contract/contests/nominations';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Says a result in the unit of its nomination: rounds, games, days in a row, or a multiplier. */
export function useResultText(): (measure: Nomination['measure'], result: string) => string {
  const t = useTranslations('nominations.result');
  const { number } = useFormat();
  return (measure, result) => {
    if (measure !== 'best-multiplier') return t(measure, { count: Number(result) });
    const digits = Number(result) % 100 === 0 ? 0 : 2;
    return t('best-multiplier', { value: number(Number(result) / 100, digits) });
  };
}
