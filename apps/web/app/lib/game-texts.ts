import { useTranslations } from 'use-intl/react';
import LOADERS from 'virtual:game-texts';
import { needTexts } from './messages.ts';
import { useTextsOf } from './translations.ts';

/** A game's own name in the page's language; its code where it has none yet. */
export function useGameName(): (code: string) => string {
  const t = useTranslations('games');
  return (code) => (t.has(`${code}.name`) ? t(`${code}.name`) : code);
}

/** What one game says of itself: name, lead, rules, what its special symbols do, names of its symbols. */
export function useGameTexts(code: string) {
  useTextsOfGame(code);
  const t = useTranslations(`games.${code}`);
  return {
    lead: t('lead'),
    /** The game's own rules in the order they are written, with the numbers of its definition put in. */
    rules: (values: Record<string, string | number>) =>
      Object.keys((t.has('rules') ? t.raw('rules') : {}) as object).map((rule) => ({
        rule,
        text: t(`rules.${rule}`, values),
      })),
    /** What a choice is called: of free spins, of a way to play. */
    choice: (name: string) => (t.has(`choices.${name}`) ? t(`choices.${name}`) : name),
    mode: (name: string) => (t.has(`modes.${name}`) ? t(`modes.${name}`) : name),
    /** What a symbol with this role does in this game; undefined where the game says nothing of it. */
    role: (role: string) => (t.has(`roles.${role}`) ? t(`roles.${role}`) : undefined),
  };
}

/** Names of a game's symbols; a symbol without one is called by its id. */
export function useSymbolName(code: string): (symbol: string) => string {
  useTextsOfGame(code);
  const t = useTranslations('games');
  return (symbol) => (t.has(`${code}.symbols.${symbol}`) ? t(`${code}.symbols.${symbol}`) : symbol);
}

/** Waits for what the game itself says: lists know only its name, so the rest is fetched where the game is shown. */
export function useTextsOfGame(code: string): void {
  const loaders = LOADERS[code];
  if (loaders) needTexts(`games.${code}`, loaders);
  useTextsOf(`games.${code}`);
}
