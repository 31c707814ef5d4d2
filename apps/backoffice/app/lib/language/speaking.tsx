import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { meQuery } from '../me.ts';
import { languageOfBrowser, loadTexts, LOCALES } from './language.ts';

/** Everything inside speaks the operator's language; before sign-in the browser's. */
export function Speaking({ children }: { children: ReactNode }) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const language = me?.language ?? languageOfBrowser(navigator.languages);
  const { data } = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => ({ language, messages: (await loadTexts[language]()).texts }),
    staleTime: Infinity,
    gcTime: Infinity,
    // The page stands as it is until the other language is there.
    placeholderData: keepPreviousData,
  });
  const locale = data && LOCALES[data.language];
  useEffect(() => {
    if (locale) document.documentElement.lang = locale;
  }, [locale]);
  if (!data || !locale) return null;
  return (
    <IntlProvider
      locale={locale}
      messages={data.messages as never}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
