/** The kinds of player that sheets describe where choices decide what is won. */
export type SheetPlayer = 'steps' | 'flight' | 'freeSpins';

/**
 * Whose rounds a sheet's figures describe, by the returns of single choices that it lists beside them; null where a
 * player chooses nothing.
 */
export function playerOf(details: Readonly<Record<string, number>>): SheetPlayer | null {
  const names = Object.keys(details);
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('rtpAfter')) return 'steps';
  if (has('rtpAt')) return 'flight';
  return has('rtpOfChoice') ? 'freeSpins' : null;
}
