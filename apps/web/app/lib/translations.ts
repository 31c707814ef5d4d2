import { use } from 'react';
import { useTranslations as useLoadedTranslations } from 'use-intl/react';
import { askedTexts } from './messages.ts';

export { IntlProvider } from 'use-intl/react';

/**
 * What components get for `use-intl/react`: the same, but a component whose texts are still under way waits for
 * them, so the step to its page is taken when the page can speak.
 */
export const useTranslations = ((namespace?: string) => {
  const waitFor = askedTexts(namespace?.split('.')[0] ?? '');
  if (waitFor) use(waitFor);
  return useLoadedTranslations(namespace as never);
}) as typeof useLoadedTranslations;
