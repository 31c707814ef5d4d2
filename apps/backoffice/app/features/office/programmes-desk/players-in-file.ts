import { SEGMENT_FILE_MAX } from '@croupier/contract/office/programmes-desk';

/** The players that a file names, or why it cannot be sent. */
export type NamedPlayers =
  | { readonly players: readonly string[] }
  /** `line`, from 1, names no player. */
  | { readonly fault: 'odd'; readonly line: number }
  | { readonly fault: 'empty' | 'many' };

const PLAYER_ID = /^[1-9][0-9]{0,17}$/;

/**
 * Reads a file of player ids: one a line, in the first column of a table if it is one. A first line without a digit is the
 * table's heading, empty lines are left out, and who stands there twice is named once.
 */
export function playersInFile(text: string): NamedPlayers {
  const players = new Set<string>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const first = line
      .split(/[,;\t]/)[0]!
      .trim()
      .replaceAll('"', '');
    const isHeading = index === 0 && !/\d/.test(first);
    if (line.trim() === '' || isHeading) continue;
    if (!PLAYER_ID.test(first)) return { fault: 'odd', line: index + 1 };
    players.add(first);
  }
  if (players.size === 0) return { fault: 'empty' };
  return players.size > SEGMENT_FILE_MAX ? { fault: 'many' } : { players: [...players] };
}
