import { canonicalJson, type Entry } from '@croupier/games';

/** The entry as it is stored: canonical JSON, nothing for the one mode of a game that asks nothing. */
export function entryText(entry: Entry): string | undefined {
  return entry.mode === 'main' && entry.choices.length === 0 && !entry.given
    ? undefined
    : canonicalJson(entry);
}

/** The entry of a stored text. */
export function readEntry(text: string | null): Entry {
  return text === null ? { mode: 'main', choices: [] } : (JSON.parse(text) as Entry);
}
