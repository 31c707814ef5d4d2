import type { FigureStep } from '@croupier/domain/office/figures';
import { useFormatter } from 'use-intl';

/** A step by its first day; days of the house are days in UTC, wherever the operator is. */
export function useStepText(step: FigureStep): (first: string) => string {
  const format = useFormatter();
  return (first) =>
    format.dateTime(new Date(first), {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      ...(step !== 'month' && { day: 'numeric' }),
    });
}
