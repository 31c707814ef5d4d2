import { canonicalJson, type Entry } from '@croupier/games';

/** The entry as it is stored: canonical JSON, nothing for the one mode of a game that asks nothing. */
export function entryText(entry: Entry): string | undefined {
  return entry.mode === 'main' && entry.choices.length === 0 && !entry.given
    ? undefined
    : canonicalJson(entry);
}

/** An entry as it is kept. */
export interface StoredEntry extends Entry {
  /** It was voided while it waited for a choice: it is over, and won nothing, though it could go on. */
  readonly voided?: true;
}

/** The entry of a stored text. */
export function readEntry(text: string | null): StoredEntry {
  return text === null ? { mode: 'main', choices: [] } : (JSON.parse(text) as StoredEntry);
}

/** Whether a round of this entry is open where its outcome still offers a choice. */
export const staysOpen = ({ voided }: StoredEntry, open: unknown): boolean =>
  open !== null && voided === undefined;
