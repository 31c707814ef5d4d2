import type { DepositLimitReached, RuleRefusal } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { proofWanted } from '../documents/proof-wanted.ts';

/** The sentences for a deposit that a limit, a break or the player's level is against, by the details of the refusal; undefined for any other. */
export function useReachedText(): (details: unknown) => string | undefined {
  const t = useTranslations('limits.reached');
  const refused = useTranslations('errors.refused');
  const { money } = useFormat();
  const date = useDate();
  return (details) => {
    if (isStop(details)) {
      const { rule, until, byHouse } = details;
      const about = byHouse && until ? t('break', { until: date(until) }) : t(`own.${rule}`);
      return [about, !byHouse && until && t('own.until', { until: date(until) }), t('safe')]
        .filter(Boolean)
        .join(' ');
    }
    if (isOfLevel(details)) {
      const { currency, limitMinor, leftMinor } = details;
      const amounts = {
        limit: money(limitMinor ?? '0', currency, { short: true }),
        left: money(leftMinor, currency, { short: true }),
      };
      const about = limitMinor !== null && limitMinor !== '0' && t('level', amounts);
      return [about, refused('verifyLevel', { proof: proofWanted(details) }), t('safe')]
        .filter(Boolean)
        .join(' ');
    }
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

/** The player stopped, or the house stopped them for a while. */
function isStop(details: unknown): details is PlayRuleRefusal & { readonly rule: 'break' | 'exclusion' } {
  const { rule } = (details ?? {}) as Partial<RuleRefusal>;
  return rule === 'break' || rule === 'exclusion';
}

/** So much may be deposited by who has shown no more of themselves. */
export function isOfLevel(details: unknown): details is PlayRuleRefusal & { readonly rule: 'verify_level' } {
  return (details as Partial<RuleRefusal> | undefined)?.rule === 'verify_level';
}
