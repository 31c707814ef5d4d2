import { use } from 'react';
import { useTranslations as useLoadedTranslations } from 'use-intl/react';
import { askedTexts } from './messages.ts';

export { IntlProvider } from 'use-intl/react';

/** Waits for the texts of a namespace where they are fetched. */
export function useTextsOf(namespace: string): void {
  const texts = askedTexts(namespace);
  if (texts) use(texts);
}

/**
 * What components get for `use-intl/react`: the same, but a component whose texts are still under way waits for
 * them, so the step to its page is taken when the page can speak.
 */
export const useTranslations = ((namespace?: string) => {
  useTextsOf(namespace?.split('.')[0] ?? '');
  return useLoadedTranslations(namespace as never);
}) as typeof useLoadedTranslations;
