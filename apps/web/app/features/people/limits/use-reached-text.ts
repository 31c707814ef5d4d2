import type { DepositLimitReached, RuleRefusal } from '@croupier/contract/people/limits';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';

/** The sentences for a deposit that a limit or a break is against, by the details of the refusal; undefined for any other. */
export function useReachedText(): (details: unknown) => string | undefined {
  const t = useTranslations('limits.reached');
  const { money } = useFormat();
  const date = useDate();
  return (details) => {
    if (isBreak(details)) return [t('break', { until: date(details.until) }), t('safe')].join(' ');
    if (!isReached(details)) return undefined;
    const { currency, limitMinor, leftMinor, until, period, byHouse } = details;
    const amounts = {
      left: money(leftMinor, currency, { short: true }),
      limit: money(limitMinor, currency, { short: true }),
    };
    const which = byHouse ? (`byHouse.${period}` as const) : period;
    return [t(which, amounts), until !== null && t('until', { until: date(until) }), t('safe')]
      .filter(Boolean)
      .join(' ');
  };
}

function isReached(details: unknown): details is DepositLimitReached {
  return (details as Partial<RuleRefusal> | undefined)?.rule === 'deposit_limit';
}

/** A break has an end. */
function isBreak(details: unknown): details is { readonly until: string } {
  const { rule, until } = (details ?? {}) as { rule?: RuleRefusal['rule']; until?: unknown };
  return rule === 'break' && typeof until === 'string';
}
