import { useTranslations } from 'use-intl/react';

/** A game's own name in the page's language; its code where it has none yet. */
export function useGameName(): (code: string) => string {
  const t = useTranslations('games');
  return (code) => (t.has(code) ? t(code) : code);
}
