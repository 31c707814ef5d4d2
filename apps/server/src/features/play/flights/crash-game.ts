import { findGame, GAMES, type CrashDefinition } from '@croupier/games';

/** The game of flights of this name, if it is one. */
export function crashGame(id: string): CrashDefinition | undefined {
  const definition = findGame(id)?.definition;
  return definition?.engine === 'crash' ? definition : undefined;
}

export const CRASH_GAMES = GAMES.flatMap(({ definition }) =>
  definition.engine === 'crash' ? [definition.id] : [],
);
