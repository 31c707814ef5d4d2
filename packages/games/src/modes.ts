import { EntryError, type Entry } from './round.ts';

/** The mode of this name among a definition's own. @throws EntryError when there is none */
export function findMode<Mode extends { readonly id: string }>(modes: readonly Mode[], id: string): Mode {
  const mode = modes.find((candidate) => candidate.id === id);
  if (mode === undefined) throw new EntryError(`The game has no mode ${JSON.stringify(id)}`);
  return mode;
}

/** @throws EntryError when a round that asks nothing comes with choices */
export function assertNoChoices(choices: readonly unknown[]): void {
  if (choices.length > 0) throw new EntryError('The game asks nothing');
}

/** @throws EntryError when a game of one mode is asked for another */
export function assertMainMode({ mode }: Entry): void {
  if (mode !== 'main') throw new EntryError('The game has one mode');
}
