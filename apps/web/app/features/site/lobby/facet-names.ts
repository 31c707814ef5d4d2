import type { Language } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { translate } from '../../../lib/messages.ts';

/** The name of a genre or a feature; of one that has no text yet, its code as words. */
export function useFacetName(): (facet: 'genres' | 'features', code: string) => string {
  const t = useTranslations('lobby');
  return (facet, code) => (t.has(`${facet}.${code}`) ? t(`${facet}.${code}`) : inWords(code));
}

/** A genre's name outside components, for a page's title. */
export function genreName(language: Language, code: string): string {
  const key = `lobby.genres.${code}`;
  const name = translate(language, key);
  return name === key ? inWords(code) : name;
}

const inWords = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
