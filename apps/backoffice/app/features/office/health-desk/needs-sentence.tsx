import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { useFormatter, useTranslations } from 'use-intl';

/** Whether anything needs a person, in a sentence. */
export function useNeedsSentence(): (needs: HouseHealth['needs']) => string {
  const t = useTranslations('health-desk');
  const format = useFormatter();
  return (needs) => {
    if (needs.length === 0) return t('well');
    const what = needs.map(({ need, count }) => t(`needs.${need}`, { count }));
    return t('ill', { what: format.list(what, { type: 'conjunction' }) });
  };
}
