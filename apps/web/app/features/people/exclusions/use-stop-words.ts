import type { StopState } from '@croupier/contract/people/exclusions';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';

/** How a player stands stopped, in sentences: what it is, until when, and what opens it. */
export function useStopWords(): (state: StopState) => string[] {
  const t = useTranslations('exclusions.state');
  const date = useDate();
  return ({ kind, until, opensAt, mayReturn, byHouse }) => {
    if (byHouse && opensAt !== null) return [t('byHouse'), t('until', { until: date(opensAt) })];
    if (mayReturn) return [t('over'), t('mayReturn')];
    if (opensAt !== null) return [t(kind), t('until', { until: date(opensAt) })];
    if (until === null) return [t('exclusion'), t('forever')];
    return [t('exclusion'), t('until', { until: date(until) }), t('thenAsk')];
  };
}
