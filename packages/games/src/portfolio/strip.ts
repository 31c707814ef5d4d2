/** Writes a reel strip as one line of symbol ids, so that neighbours can be read off the source. */
export function strip(symbolIds: string): readonly string[] {
  return symbolIds.trim().split(/\s+/);
}
