import type { HouseRule } from '@croupier/contract/people/house-rules';
import { useTranslations } from 'use-intl';

/** What a limit or a break of the house is called: `Stakes, 24 hours`. */
export function useHouseRuleName(): (rule: Pick<HouseRule, 'rule' | 'period'>) => string {
  const t = useTranslations('player-desk.rules');
  return ({ rule, period }) => {
    const name = rule === 'break' ? t('rule.break') : t(`limit.${rule}`);
    return period ? `${name}, ${t(`period.${period}`)}` : name;
  };
}
