import { useTranslations } from 'use-intl/react';

/** The name of a genre or a feature; of one that has no text yet, its code as words. */
export function useFacetName(): (facet: 'genres' | 'features', code: string) => string {
  const t = useTranslations('lobby');
  return (facet, code) => (t.has(`${facet}.${code}`) ? t(`${facet}.${code}`) : inWords(code));
}

const inWords = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
