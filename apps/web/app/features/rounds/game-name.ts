import { useTranslations } from 'use-intl/react';

/** The name of a game in the page's language; the code itself for a game that is no longer offered. */
export function useGameName(): (code: string) => string {
  const t = useTranslations('games');
  return (code) => (t.has(code) ? t(code) : code);
}
