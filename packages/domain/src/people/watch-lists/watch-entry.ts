/** Why somebody stands on a list: dealings with them are forbidden, or looked at more closely. */
export const WATCH_KINDS = ['sanctions', 'pep'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** A person on a list. */
export interface WatchEntry {
  /** As the list numbers them; one of its own in each list. */
  readonly id: string;
  /** Which list. */
  readonly list: string;
  readonly kind: WatchKind;
  /** Whole names, in any spelling, alphabet and order. */
  readonly names: readonly string[];
  /** Days `1970-02-28` or years `1970`, as far as they are known. */
  readonly born: readonly string[];
  /** What else the list says, for who compares. */
  readonly note: string | null;
}

/** What somebody of the house found: it is this person, or somebody else of a like name. */
export const WATCH_VERDICTS = ['hit', 'not-this-person'] as const;
export type WatchVerdict = (typeof WATCH_VERDICTS)[number];
export const WATCH_STATES = ['new', ...WATCH_VERDICTS] as const;
export type WatchState = (typeof WATCH_STATES)[number];
